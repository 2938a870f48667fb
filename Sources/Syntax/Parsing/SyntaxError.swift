internal import SourceText

/// The errors in a text, as facts; `message` words them.
package enum SyntaxError: DiagnosticFact, Hashable {
  // Characters and literals.
  case whichCharacter(Unicode.Scalar)
  case invalidCharacter, unterminatedComment, commentStartsHere, unexpectedCommentEnd
  case dollarIsNoName, unevenEqual, blankAfterDot
  case reservedName(String)
  case invalidDigit(String, IntegerRadix)
  case expectedExponentDigit, unterminatedString, singleQuotedString, curlyQuote, invalidEscape
  case expectedUnicodeBrace, expectedUnicodeClosingBrace, invalidUnicodeDigits, invalidUnicodeScalar
  case multilineMustBeginOnNewLine, multilineMustEndOnNewLine, insufficientIndentation
  case editorPlaceholder, unclosedInterpolation

  // Structure.
  case nestingTooDeep(Int)
  case toMatchOpening(String)
  case extraneousBrace, consecutiveStatements, consecutiveDeclarations
  case expectedBraceAtEndOfBlock, expectedBraceAtEndOfClosure, expectedBraceAtEndOfSwitch
  case expectedBraceAtEndOfAccessors, expectedBraceAtEndOfGroup
  case expectedBraceAtEndOfType(DeclaredKind)
  case expectedParenInList, expectedBracketInList, expectedBracketInCollection
  case expectedSeparator(String)
  case unexpectedSeparator(String)

  // Directives.
  case unexpectedDirectiveEnd, furtherConditions, expectedEndif, incompleteDirectiveCondition
  case extraTokensAfterDirective, unexpectedInPostfixDirective

  // Expressions.
  case expectedExpression, expectedExpressionInList, expectedElement, expectedDictionaryValue
  case expectedDictionaryColon, expectedExpressionAfterOperator, expectedAssignedExpression
  case expectedTernaryThen, expectedTernaryElse, expectedTernaryColon, expectedAfterAwait
  case expectedAfterUnary, expectedMemberName, expectedAfterDot, expectedKeyPath
  case expectedMacroName, expectedInitialValue, expectedRawValue, expectedDefaultValue
  case expectedThrowExpression, separatedUnary, blankAfterPound
  case dotBeforeDigits(String)
  case notPrefixOperator(String)
  case expectedBraceAfterLabel(String)
  case expectedInAfterSignature, expectedClosureResult, expectedCapture,
    expectedBracketAfterCaptures

  // Statements.
  case emptyStatement, doInsteadOfTry, oldFor, doWhile, unexpectedElse, closureStatement
  case missingCondition(ConditionalStatement)
  case expectedCondition(ConditionalStatement)
  case expectedBraceAfterCondition(ConditionalStatement)
  case expectedBraceOrIfAfterElse, expectedElseAfterGuard, expectedBraceAfterGuardElse
  case expectedBindingWord(String)
  case operatorLabel
  case conditionNeedsInitializer, expectedCommaBetweenConditions, expectedAvailabilityOption
  case expectedBraceAfterRepeat, expectedWhileAfterRepeat, expectedRepeatCondition
  case expectedInAfterPattern, expectedForSequence, expectedForBody, expectedWhereExpression
  case expectedBraceAfterDo, expectedBraceAfterCatch, expectedBraceAfterDefer
  case expectedSwitchSubject, expectedBraceAfterSwitch, statementsNotCovered
  case expectedColonAfterCase, expectedColonAfterDefault, expectedCaseWhereExpression
  case caseNeedsStatement(String)
  case caseOutsideSwitch(String)

  // Patterns and types.
  case expectedPattern, expectedParenInTuplePattern
  case expectedType, expectedTypeAfterAs, expectedTypeAfterIs, expectedTypeInComposition
  case expectedFunctionResult, expectedFunctionTypeResult, expectedElementType
  case expectedDictionaryValueType, expectedBracketInArrayType, expectedBracketInDictionaryType
  case expectedParenInTupleType, defaultInTupleType, expectedMemberType, expectedParameterType
  case oldArrayType
  case expectedCloseAngleInArguments, expectedCloseAngleInParameters, expectedGenericParameterName
  case expectedGenericConstraint(String)
  case expectedRequirementSign, functionTypeNeedsParentheses, expectedThrownType
  case expectedParenAfterThrown
  case keywordAsType(String)

  // Declarations.
  case expectedDeclaration, expectedPlatform, expectedParenInAvailability
  case expectedAttributeName, blankAfterAt, expectedParenAfterModifier
  case expectedName(DeclaredKind)
  case keywordAsName(String)
  case expectedImportName, expectedTypeInAlias, expectedEqualInAlias, expectedExtendedType
  case expectedBraceInType(DeclaredKind)
  case expectedParenInFunction, expectedParenInInitializer, expectedParenInSubscript
  case expectedParenInParameters, expectedParameterName, expectedParameterColon, unnamedParameter
  case inoutBeforeName
  case expectedBodyBrace(isInitializer: Bool)
  case protocolBody(isInitializer: Bool)
  case expectedSubscriptArrow, expectedSubscriptType, expectedSubscriptBrace
  case expectedBraceAfterDeinit, deinitializerParameters
  case computedNeedsType, expectedAccessor, expectedProtocolAccessor
  case asyncBeforeThrows(String)
  case effectAfterArrow(String)
  case misspelledThrows, misspelledAsync, asyncBeforeFunc, infixFunc
  case repeatedEffect(String)
  case expectedVar, expectedFunc, accessorsOfTuple, computedLet, observedLet
  case expectedArrow
  case nestedBinding(String)
  case secondIdentifier(in: DeclaredKind)
  case letInForLoop
  case expectedAccessorBody(Accessor.Kind)
  case duplicateModifier, modifierStandsHere, expectedOperatorGroup
  case expectedEnumCaseName, dotInEnumCase, caseOutsideEnum
  case operatorNeedsFixity, expectedOperatorName, operatorBody
  case identifierAsOperator(String)
  case expectedGroupBrace, expectedGroupName, expectedAssociativity, expectedAssignmentValue
  case invalidGroupAttribute(String)
  case expectedGroupAttribute, expectedGroupColon

  /// Whether more text might fix it, because the lexer reached the end of the text.
  var leavesTextOpen: Bool { self == .unterminatedComment || self == .unterminatedString }

  /// Whether parsing continues normally after it.
  var leavesParserInStep: Bool {
    switch self {
    case .protocolBody, .computedNeedsType, .caseNeedsStatement, .unexpectedSeparator,
      .invalidEscape, .expectedUnicodeBrace, .expectedUnicodeClosingBrace, .invalidUnicodeDigits,
      .invalidUnicodeScalar, .multilineMustBeginOnNewLine, .multilineMustEndOnNewLine,
      .insufficientIndentation, .editorPlaceholder, .asyncBeforeThrows, .effectAfterArrow,
      .misspelledThrows, .misspelledAsync, .asyncBeforeFunc, .infixFunc, .repeatedEffect,
      .secondIdentifier, .accessorsOfTuple, .computedLet, .observedLet, .nestedBinding,
      .letInForLoop, .expectedArrow, .oldArrayType, .doWhile, .duplicateModifier,
      .separatedUnary, .dotBeforeDigits, .emptyStatement, .doInsteadOfTry, .oldFor,
      .closureStatement, .caseOutsideEnum, .deinitializerParameters, .keywordAsName,
      .operatorNeedsFixity, .operatorBody, .dotInEnumCase, .expectedSeparator,
      .consecutiveStatements, .consecutiveDeclarations, .blankAfterAt, .unnamedParameter,
      .inoutBeforeName, .functionTypeNeedsParentheses, .defaultInTupleType,
      .expectedCommaBetweenConditions, .expectedBraceAfterLabel, .missingCondition,
      .expectedBindingWord, .operatorLabel:
      true
    default: false
    }
  }

  /// Whether a missing type is reported at the token in its place, even on the next line.
  var isReportedAtNextToken: Bool {
    switch self {
    case .expectedTypeAfterAs, .expectedTypeAfterIs, .expectedTypeInAlias, .expectedExtendedType:
      true
    default: false
    }
  }
}
