internal import SourceText

extension SyntaxError {
  var severity: Diagnostic.Severity { self == .blankAfterAt ? .warning : .error }

  package var message: String {
    // A table of wordings, one for each case.
    switch self {
    case .invalidCharacter: "invalid character in source file"
    case .whichCharacter(let scalar): Lookalike.description(ofInvalid: scalar)
    case .unterminatedComment: "unterminated '/*' comment"
    case .commentStartsHere: "comment started here"
    case .unexpectedCommentEnd: "unexpected end of block comment"
    case .dollarIsNoName: "'$' is not an identifier; use backticks to escape it"
    case .reservedName(let name):
      "cannot declare entity named '\(name)'; the '$' prefix is reserved for "
        + "implicitly-synthesized declarations"
    case .blankAfterDot: "extraneous whitespace after '.' is not permitted"
    case .unevenEqual: "'=' must have consistent whitespace on both sides"
    case .invalidDigit(let digit, let radix):
      "'\(digit)' is not a valid \(radix.noun) in integer literal"
    case .expectedExponentDigit: "expected a digit in floating point exponent"
    case .unterminatedString: "unterminated string literal"
    case .singleQuotedString: "single-quoted string literal found, use '\"'"
    case .curlyQuote: "unicode curly quote found, replace with '\"'"
    case .invalidEscape: "invalid escape sequence in literal"
    case .expectedUnicodeBrace: "expected hexadecimal number in braces after unicode escape"
    case .expectedUnicodeClosingBrace: "expected '}' in \\u{...} escape sequence"
    case .invalidUnicodeDigits: "\\u{...} escape sequence expects between 1 and 8 hex digits"
    case .invalidUnicodeScalar: "invalid unicode scalar"
    case .multilineMustBeginOnNewLine:
      "multi-line string literal content must begin on a new line"
    case .multilineMustEndOnNewLine:
      "multi-line string literal closing delimiter must begin on a new line"
    case .insufficientIndentation:
      "insufficient indentation of line in multi-line string literal"
    case .unclosedInterpolation:
      "cannot find ')' to match opening '(' in string interpolation"
    case .editorPlaceholder: "editor placeholder in source file"
    case .nestingTooDeep(let limit): "structure nesting level exceeded maximum of \(limit)"
    case .toMatchOpening(let bracket): "to match this opening '\(bracket)'"
    case .extraneousBrace: "extraneous '}' at top level"
    case .consecutiveStatements: "consecutive statements on a line must be separated by ';'"
    case .consecutiveDeclarations: "consecutive declarations on a line must be separated by ';'"
    case .expectedBraceAtEndOfBlock: "expected '}' at end of brace statement"
    case .expectedBraceAtEndOfClosure: "expected '}' at end of closure"
    case .expectedBraceAtEndOfSwitch: "expected '}' at end of 'switch' statement"
    case .expectedBraceAtEndOfAccessors: "expected '}' at end of variable get/set clause"
    case .expectedBraceAtEndOfGroup:
      "operator attribute modifier expected '}' at end of precedence group"
    case .expectedBraceAtEndOfType(let kind):
      kind == .extension
        ? "expected '}' at end of extension" : "expected '}' in \(kind.rawValue)"
    case .expectedParenInList: "expected ')' in expression list"
    case .expectedBracketInList: "expected ']' in expression list"
    case .expectedBracketInCollection: "expected ']' in container literal expression"
    case .expectedSeparator(let sign): "expected '\(sign)' separator"
    case .unexpectedSeparator(let sign): "unexpected '\(sign)' separator"
    case .unexpectedDirectiveEnd: "unexpected conditional compilation block terminator"
    case .furtherConditions: "further conditions after #else are unreachable"
    case .expectedEndif: "expected #else or #endif at end of conditional compilation block"
    case .incompleteDirectiveCondition:
      "incomplete condition in conditional compilation directive"
    case .extraTokensAfterDirective: "extra tokens following conditional compilation directive"
    case .unexpectedInPostfixDirective:
      "unexpected tokens in '#if' expression body"
    case .expectedExpression: "expected expression"
    case .expectedExpressionInList: "expected expression in list of expressions"
    case .expectedElement: "expected expression in container literal"
    case .expectedDictionaryValue: "expected value in dictionary literal"
    case .expectedDictionaryColon: "expected ':' in dictionary literal"
    case .expectedExpressionAfterOperator: "expected expression after operator"
    case .expectedAssignedExpression: "expected expression in assignment"
    case .expectedTernaryThen: "expected expression after '?' in ternary expression"
    case .expectedTernaryElse: "expected expression after '? ... :' in ternary expression"
    case .expectedTernaryColon: "expected ':' after '? ...' in ternary expression"
    case .expectedAfterAwait: "expected expression after 'await'"
    case .expectedAfterUnary: "expected expression after unary operator"
    case .expectedMemberName: "expected member name following '.'"
    case .expectedAfterDot: "expected identifier after '.' expression"
    case .expectedKeyPath: "expected expression path in Swift key path"
    case .expectedMacroName: "expected a macro identifier for a pound literal expression"
    case .expectedInitialValue: "expected initial value after '='"
    case .expectedRawValue: "expected expression after '=' in 'case'"
    case .expectedDefaultValue: "expected default value after '='"
    case .expectedThrowExpression: "expected expression in 'throw' statement"
    case .separatedUnary: "unary operator cannot be separated from its operand"
    case .blankAfterPound: "extraneous whitespace between '#' and macro name is not permitted"
    case .dotBeforeDigits(let digits):
      "'.\(digits)' is not a valid floating point literal; it must be written '0.\(digits)'"
    case .notPrefixOperator(let sign): "'\(sign)' is not a prefix unary operator"
    case .expectedBraceAfterLabel(let label): "expected '{' after '\(label):' of a trailing closure"
    case .expectedInAfterSignature: "expected 'in' after the closure signature"
    case .expectedClosureResult: "expected closure result type after '->'"
    case .expectedCapture:
      "expected 'weak', 'unowned', or no specifier in capture list"
    case .expectedBracketAfterCaptures: "expected ']' at end of capture list"
    case .emptyStatement: "';' statements are not allowed"
    case .doInsteadOfTry: "the 'do' keyword is used to specify a 'catch' region"
    case .doWhile: "'do-while' statement is not allowed"
    case .oldFor: "C-style for statement was removed in Swift 3"
    case .unexpectedElse: "unexpected 'else' immediately following 'if' condition"
    case .closureStatement: "top-level statement cannot begin with a closure expression"
    case .missingCondition(let statement):
      "missing condition in '\(statement.rawValue)' statement"
    case .expectedCondition(let statement):
      "expected expression, var, or let in '\(statement.rawValue)' condition"
    case .expectedBraceAfterCondition(let statement):
      "expected '{' after '\(statement.rawValue)' condition"
    case .expectedBraceOrIfAfterElse: "expected '{' or 'if' after 'else'"
    case .expectedElseAfterGuard: "expected 'else' after 'guard' condition"
    case .expectedBraceAfterGuardElse: "expected '{' after 'guard' else"
    case .conditionNeedsInitializer: "variable binding in a condition requires an initializer"
    case .expectedBindingWord(let word): "expected '\(word)' in conditional"
    case .expectedCommaBetweenConditions: "expected ',' joining parts of a multi-clause condition"
    case .expectedAvailabilityOption: "expected availability condition"
    case .expectedBraceAfterRepeat: "expected '{' after 'repeat'"
    case .expectedWhileAfterRepeat: "expected 'while' after body of 'repeat' statement"
    case .expectedRepeatCondition: "expected expression in 'repeat-while' condition"
    case .expectedInAfterPattern: "expected 'in' after for-each pattern"
    case .expectedForSequence: "expected Sequence expression for for-each loop"
    case .expectedForBody: "expected '{' to start the body of for-each loop"
    case .expectedWhereExpression: "expected expression in 'where' guard of 'for/in'"
    case .expectedBraceAfterDo: "expected '{' after 'do'"
    case .expectedBraceAfterCatch: "expected '{' after 'catch' pattern"
    case .expectedBraceAfterDefer: "expected '{' after 'defer'"
    case .expectedSwitchSubject: "expected expression in 'switch' statement"
    case .expectedBraceAfterSwitch: "expected '{' after 'switch' subject expression"
    case .statementsNotCovered:
      "all statements inside a switch must be covered by a 'case' or 'default'"
    case .expectedColonAfterCase: "expected ':' after 'case'"
    case .expectedColonAfterDefault: "expected ':' after 'default'"
    case .expectedCaseWhereExpression: "expected expression for 'where' guard of 'case'"
    case .caseNeedsStatement(let label):
      "'\(label)' label in a 'switch' must have at least one executable statement"
    case .caseOutsideSwitch(let label):
      "'\(label)' label can only appear inside a 'switch' statement"
    case .expectedPattern: "expected pattern"
    case .expectedParenInTuplePattern: "expected ')' at end of tuple pattern"
    case .expectedType: "expected type"
    case .expectedTypeAfterAs: "expected type after 'as'"
    case .expectedTypeAfterIs: "expected type after 'is'"
    case .expectedTypeInComposition: "expected type"
    case .expectedFunctionResult: "expected type for function result"
    case .expectedFunctionTypeResult: "expected type for function result"
    case .expectedElementType: "expected element type"
    case .expectedDictionaryValueType: "expected dictionary value type"
    case .expectedBracketInArrayType: "expected ']' in array type"
    case .expectedBracketInDictionaryType: "expected ']' in dictionary type"
    case .oldArrayType:
      "array types are now written with the brackets around the element type"
    case .expectedParenInTupleType: "expected ')' at end of tuple list"
    case .defaultInTupleType: "default argument not permitted in a tuple type"
    case .expectedMemberType: "expected identifier in dotted type"
    case .expectedParameterType: "expected parameter type following ':'"
    case .expectedCloseAngleInArguments: "expected '>' to complete generic argument list"
    case .expectedCloseAngleInParameters: "expected '>' to complete generic parameter list"
    case .expectedGenericParameterName: "expected an identifier to name generic parameter"
    case .expectedGenericConstraint(let name):
      "expected a class type or protocol-constrained type restricting '\(name)'"
    case .expectedRequirementSign:
      "expected ':' or '==' to indicate a conformance or same-type requirement"
    case .functionTypeNeedsParentheses:
      "single argument function types require parentheses"
    case .expectedThrownType: "expected thrown error type after 'throws('"
    case .expectedParenAfterThrown: "expected ')' after thrown error type"
    case .keywordAsType(let word): "keyword '\(word)' cannot be used as an identifier here"
    case .expectedDeclaration: "expected declaration"
    case .expectedPlatform: "expected platform name"
    case .expectedParenInAvailability: "expected ')' in 'available' attribute"
    case .expectedAttributeName: "expected an attribute name"
    case .blankAfterAt:
      "extraneous whitespace between '@' and attribute name; this is an error in the Swift 6 "
        + "language mode"
    case .expectedParenAfterModifier: "expected ')' after modifier"
    case .expectedName(let kind):
      kind == .precedencegroup
        ? "expected identifier after 'precedencegroup'"
        : "expected identifier in \(kind.rawValue) declaration"
    case .keywordAsName(let word): "keyword '\(word)' cannot be used as an identifier here"
    case .expectedImportName: "expected identifier in import declaration"
    case .expectedTypeInAlias: "expected type in type alias declaration"
    case .expectedEqualInAlias: "expected '=' in type alias declaration"
    case .expectedExtendedType: "expected type name in extension declaration"
    case .expectedBraceInType(let kind): "expected '{' in \(kind.rawValue)"
    case .expectedParenInFunction: "expected '(' in argument list of function declaration"
    case .expectedParenInInitializer: "expected '(' for initializer parameters"
    case .expectedParenInSubscript: "expected '(' for subscript parameters"
    case .expectedParenInParameters: "expected ')' in parameter"
    case .expectedParameterName: "expected parameter name followed by ':'"
    case .expectedParameterColon: "expected ':' following argument label and parameter name"
    case .unnamedParameter: "unnamed parameters must be written with the empty name '_'"
    case .inoutBeforeName:
      "'inout' before a parameter name is not allowed, place it before the parameter type instead"
    case .expectedBodyBrace(let isInitializer):
      isInitializer
        ? "initializer requires a body" : "expected '{' in body of function declaration"
    case .protocolBody(let isInitializer):
      "protocol \(isInitializer ? "initializers" : "methods") must not have bodies"
    case .expectedSubscriptArrow: "expected '->' for subscript element type"
    case .expectedSubscriptType: "expected subscripting element type"
    case .expectedSubscriptBrace:
      "expected '{' in subscript to specify getter and setter implementation"
    case .expectedBraceAfterDeinit: "expected '{' for deinitializer"
    case .deinitializerParameters: "no parameter clause allowed on deinitializer"
    case .computedNeedsType: "computed property must have an explicit type"
    case .expectedProtocolAccessor: "expected get or set in a protocol property"
    case .expectedAccessor:
      "expected 'get', 'set', 'willSet', or 'didSet' keyword to start an accessor definition"
    case .asyncBeforeThrows(let word): "'\(word)' must precede 'throws'"
    case .effectAfterArrow(let word): "'\(word)' may only occur before '->'"
    case .misspelledThrows: "expected throwing specifier; did you mean 'throws'?"
    case .misspelledAsync: "expected async specifier; did you mean 'async'?"
    case .asyncBeforeFunc: "'async' must be written after the parameter list of a function"
    case .infixFunc: "'infix' modifier is not required or allowed on func declarations"
    case .repeatedEffect(let word): "'\(word)' has already been specified"
    case .expectedVar: "expected 'var' keyword in property declaration"
    case .expectedFunc: "expected 'func' keyword in instance method declaration"
    case .secondIdentifier(let kind):
      "found an unexpected second identifier in \(kind.rawValue) declaration; is there an "
        + "accidental break?"
    case .accessorsOfTuple: "getter/setter can only be defined for a single variable"
    case .computedLet: "'let' declarations cannot be computed properties"
    case .observedLet: "'let' declarations cannot be observing properties"
    case .nestedBinding(let word):
      "'\(word)' cannot appear nested inside another 'var' or 'let' pattern"
    case .letInForLoop: "'let' pattern cannot appear nested in an already immutable context"
    case .expectedArrow: "expected '->' after function parameter tuple"
    case .expectedAccessorBody(let kind): "expected '{' to start \(kind.noun) definition"
    case .duplicateModifier: "duplicate modifier"
    case .modifierStandsHere: "modifier already specified here"
    case .expectedOperatorGroup:
      "expected precedence group name after ':' in operator declaration"
    case .expectedEnumCaseName: "expected identifier in enum 'case' declaration"
    case .dotInEnumCase: "extraneous '.' in enum 'case' declaration"
    case .caseOutsideEnum: "enum 'case' is not allowed outside of an enum"
    case .operatorLabel: "operator cannot have keyword arguments"
    case .operatorNeedsFixity: "operator must be declared as 'prefix', 'postfix', or 'infix'"
    case .expectedOperatorName: "expected operator name in operator declaration"
    case .operatorBody: "operator should no longer be declared with body"
    case .identifierAsOperator(let name):
      "'\(name)' is considered an identifier and must not appear within an operator name"
    case .expectedGroupBrace: "expected '{' after name of precedence group"
    case .expectedGroupName: "expected name of related precedence group"
    case .expectedAssociativity: "expected 'none', 'left', or 'right' after 'associativity'"
    case .expectedAssignmentValue: "expected 'true' or 'false' after 'assignment'"
    case .expectedGroupAttribute:
      "expected operator attribute identifier in precedence group body"
    case .expectedGroupColon: "expected colon after attribute name in precedence group"
    case .invalidGroupAttribute(let name): "'\(name)' is not a valid precedence group attribute"
    }
  }
}

extension Accessor.Kind {
  /// What the compiler calls the accessor.
  fileprivate var noun: String {
    switch self {
    case .get: "getter"
    case .set: "setter"
    case .willSet, .didSet, .`init`, .modify, .read: "'\(rawValue)'"
    }
  }
}

extension IntegerRadix {
  /// What the compiler calls one of its digits.
  fileprivate var noun: String {
    switch self {
    case .binary: "binary digit (0 or 1)"
    case .octal: "octal digit (0-7)"
    case .decimal: "digit"
    case .hexadecimal: "hexadecimal digit (0-9, A-F)"
    }
  }
}
