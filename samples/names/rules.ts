/** How each language defines names, in the words of its tree-sitter grammar. */
import {elixir} from './elixir';
import type {NameRules, Role} from './types';

const defines = (...places: string[]): Record<string, Role> => Object.fromEntries(places.map((place) => [place, 'defines']));
const members = (...places: string[]): Record<string, Role> => Object.fromEntries(places.map((place) => [place, 'member']));
const lastOf = (path: string): string => path.split(/[.\\/]/).at(-1) ?? path;

export const RULES: Record<string, NameRules> = {
  csharp: {
    names: ['identifier'],
    roles: {
      ...defines('variable_declarator', 'parameter:name', 'class_declaration:name', 'record_declaration:name', 'interface_declaration:name'),
      ...defines('method_declaration:name', 'property_declaration:name', 'constructor_declaration:name', 'for_each_statement:left'),
      ...defines('declaration_expression:name', 'local_function_statement:name', 'catch_declaration:name', 'single_variable_designation'),
      ...members('member_access_expression:name', 'qualified_name', 'using_directive', 'name_colon', 'member_binding_expression:name', 'tuple_element:name'),
    },
    decide(node, context) {
      if (context === 'lambda_expression') return node.nextSibling?.type === '=>' ? 'defines' : 'uses';
      // `new Options { Key = value }` sets members; elsewhere the left side is a variable.
      if (context === 'assignment_expression:left' && node.parent?.parent?.type === 'initializer_expression') return 'member';
      const isMember = context === 'generic_name' && node.parent?.parent?.type === 'member_access_expression';
      return isMember && node.parent?.parent?.childForFieldName('name')?.id === node.parent?.id ? 'member' : undefined;
    },
    imports: /^\s*using\s+([\w.]+);/gm,
  },
  dart: {
    names: ['identifier', 'type_identifier'],
    roles: {
      ...defines('class_definition:name', 'constant_constructor_signature', 'constructor_signature:name', 'constructor_signature', 'constructor_param'),
      ...defines('formal_parameter', 'formal_parameter:name', 'initialized_identifier', 'initialized_variable_definition:name', 'function_signature:name'),
      ...defines('getter_signature:name', 'for_loop_parts:name', 'static_final_declaration', 'catch_parameters', 'type_parameter', 'enum_declaration:name', 'typed_identifier'),
      ...members('unconditional_assignable_selector', 'conditional_assignable_selector', 'label', 'super_formal_parameter', 'cascade_selector'),
      ...members('enum_constant:name'),
    },
    decide(node, context) {
      if (context === 'typed_identifier' && node.type === 'type_identifier') return 'uses';
      // `const SizedBox.shrink()`: the second name is a constructor of the first.
      if (/^(const_object|new)_expression$/.test(context) && node.type === 'identifier') return 'member';
      return context === 'constructor_signature' || context === 'constant_constructor_signature' ? 'defines' : undefined;
    },
    imports: /^\s*import '([^']+)'/gm,
  },
  elixir,
  go: {
    names: ['identifier', 'type_identifier', 'package_identifier'],
    roles: {
      ...defines('var_spec:name', 'const_spec:name', 'parameter_declaration:name', 'function_declaration:name', 'method_declaration:name'),
      ...defines('type_spec:name', 'import_spec:name', 'package_clause', 'variadic_parameter_declaration:name'),
    },
    decide(node, context) {
      const around = node.parent?.parent;
      if (context === 'expression_list' && /^(short_var_declaration|range_clause)$/.test(around?.type ?? ''))
        return around?.childForFieldName('left')?.id === node.parent?.id ? 'defines' : undefined;
      // The key of a struct literal.
      return context === 'literal_element' && node.parent?.nextSibling?.type === ':' ? 'member' : undefined;
    },
    imports: /^\s*(?:import\s+)?"([\w./-]+)"$/gm,
    importedName: (path) => lastOf(path.replace(/\/v\d+$/, '')),
  },
  kotlin: {
    names: ['simple_identifier', 'type_identifier'],
    roles: {
      ...defines('variable_declaration', 'class_parameter', 'parameter', 'function_declaration', 'class_declaration', 'object_declaration'),
      ...defines('type_alias', 'type_parameter', 'enum_entry', 'catch_block'),
      ...members('navigation_suffix', 'identifier', 'label'),
    },
    decide(node, context) {
      if (context === 'value_argument' && node.nextSibling?.type === '=') return 'member';
      // `Outer.Inner`: only the first part has to be known.
      return context === 'user_type' && node.previousSibling?.type === '.' ? 'member' : undefined;
    },
    imports: /^\s*import ([\w.]+)/gm,
    importedName: lastOf,
  },
  php: {
    names: ['variable_name', 'name'],
    roles: {
      ...defines('assignment_expression:left', 'simple_parameter:name', 'catch_clause:name', 'property_element', 'foreach_statement', 'pair'),
      ...defines('class_declaration:name', 'function_definition:name', 'method_declaration:name', 'anonymous_function_use_clause', 'list_literal'),
      ...members('variable_name', 'member_call_expression:name', 'member_access_expression:name', 'scoped_call_expression:name', 'namespace_name'),
      ...members('qualified_name', 'argument:name', 'nullsafe_member_call_expression:name', 'namespace_use_clause', 'named_label_statement'),
    },
    decide(node, context) {
      if (context === 'foreach_statement') return node.previousSibling?.type === '(' ? 'uses' : 'defines';
      if (context === 'pair') return node.parent?.parent?.type === 'foreach_statement' ? 'defines' : 'uses';
      return context === 'class_constant_access_expression' && node.previousSibling?.type === '::' ? 'member' : undefined;
    },
    imports: /^\s*use ([\w\\]+);/gm,
    importedName: lastOf,
  },
  powershell: {
    names: ['variable'],
    roles: {},
    decide(node) {
      for (let above = node.parent; above; above = above.parent) {
        if (above.type === 'left_assignment_expression' || above.type === 'script_parameter') return 'defines';
        if (above.type === 'statement_list') return undefined;
      }
      return undefined;
    },
  },
  python: {
    names: ['identifier'],
    roles: {
      ...defines('assignment:left', 'parameters', 'function_definition:name', 'class_definition:name', 'for_statement:left', 'for_in_clause:left'),
      ...defines('as_pattern_target', 'named_expression:name', 'pattern_list', 'default_parameter:name', 'aliased_import:alias', 'lambda_parameters'),
      ...members('attribute:attribute', 'keyword_argument:name'),
    },
    decide(node, context) {
      if (context !== 'dotted_name') return context === 'typed_parameter' ? 'defines' : undefined;
      const importing = node.parent?.parent;
      const isModule = importing?.childForFieldName('module_name')?.id === node.parent?.id;
      return isModule || node.previousSibling ? 'member' : 'defines';
    },
  },
  ruby: {
    names: ['identifier', 'constant', 'global_variable', 'instance_variable'],
    roles: {
      ...defines('assignment:left', 'left_assignment_list', 'method:name', 'method_parameters', 'block_parameters', 'keyword_parameter:name'),
      ...defines('optional_parameter:name', 'class:name', 'module:name', 'exception_variable', 'operator_assignment:left', 'block_parameter:name'),
      ...members('scope_resolution:name'),
    },
    decide: (node, context) => (context === 'call:method' && node.parent?.childForFieldName('receiver') ? 'member' : undefined),
    imports: /^\s*require ['"]([^'"]+)['"]/gm,
  },
  swift: {
    names: ['simple_identifier', 'type_identifier'],
    roles: {
      ...defines('pattern:bound_identifier', 'function_declaration:name', 'parameter:name', 'class_declaration:name', 'protocol_declaration:name'),
      ...defines('lambda_parameter:name', 'enum_entry:name', 'typealias_declaration:name', 'protocol_function_declaration:name', 'type_parameter', 'pattern'),
      ...members('navigation_suffix:suffix', 'value_argument_label', 'identifier', 'parameter:external_name', 'key_path_expression'),
    },
    decide(node, context) {
      if (context.endsWith(':bound_identifier')) return 'defines';
      // A case or static member after a dot, whose type the compiler infers.
      if (node.previousSibling?.text === '.' || /^\$\d$/.test(node.text)) return 'member';
      // A parameter's type has the same field as its name.
      return node.type === 'type_identifier' && context === 'parameter:name' ? 'uses' : undefined;
    },
    imports: /^\s*(?:@testable )?import (\w+)/gm,
  },
};
