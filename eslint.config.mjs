import {readdirSync} from 'node:fs';

import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

const nodeOnly = ['node:*', 'fs', 'path', 'shiki', 'yaml', '@readme/*', '@redocly/*', 'unified'];
const browserOnly = ['react', 'react-dom', '@theme/*', '@theme-original/*', '@docusaurus/Link', '@docusaurus/router'];

const browserHalf = [
  {group: nodeOnly, message: 'Browser code cannot use Node packages.'},
  {group: ['**/node/*'], message: 'The Node half of a plugin stays in the build.'},
];
const nodeHalf = [
  {group: browserOnly, message: 'The Node half of a plugin has no browser.'},
  {regex: '/(client|theme)/', message: 'The browser half of a plugin stays in the bundle. Pure code of both is `engine/` or `model/`.'},
];
/**
 * A plugin imports another one only through its doors: `index`, `types`, `client` and `node` (their
 * index files), `client/tabs`, and components of `client/` by their own file, so that they stay in
 * the chunk that needs them. `shared` is open.
 */
const pluginNames = readdirSync('plugins').filter((name) => name !== 'shared');
const doors = {
  regex: `^(?:@site/plugins/|(?:\\.\\./)+|(?:\\.{1,2}/)+plugins/)(?:${pluginNames.join('|')})/(?!(?:index|(?:.*/)?types|client(?:/tabs|/[A-Z]\\w*)?|node)$)`,
  caseSensitive: true,
  message: 'Import another plugin through a door (index, types, client, node): add the name to its index file.',
};

/** `N passed` is about all tests that there are. */
const leftOut = {
  selector:
    'MemberExpression[property.name=/^(skip|only|todo|fails|fixme)$/]:matches([object.name=/^(it|test|describe)$/], [object.object.name=/^(it|test|describe)$/])',
  message: 'A test that is left out protects nothing. Correct it, or delete it and say in the commit what proves the same.',
};

/** They take four times as long as all others: `npm test` leaves them to `npm run test:slow`. */
const withTypes = process.env.LINT_TYPES !== 'off';

export default ts.config(
  {
    ignores: [
      'scripts/bench/.scratch',
      'build/',
      '.docusaurus/',
      'node_modules/',
      // Programs of readers in many languages; their runner and the mock are ours.
      'samples/*/',
      '!samples/runner/',
      '!samples/mock/',
      'static/',
      'test-results/',
      'coverage/',
      '.cache/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  withTypes
    ? {
        // Rules that know types, such as a promise that is never awaited.
        files: ['**/*.{ts,tsx,mts}'],
        extends: [ts.configs.recommendedTypeCheckedOnly],
        languageOptions: {
          parserOptions: {
            project: ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.tests.json'],
            tsconfigRootDir: import.meta.dirname,
          },
        },
        rules: {
          // `async` keeps the promise of an interface, and turns what is thrown into a rejection.
          '@typescript-eslint/require-await': 'off',
          // A list in a message is its items with commas.
          '@typescript-eslint/restrict-template-expressions': ['error', {allowArray: true}],
        },
      }
    : {linterOptions: {reportUnusedDisableDirectives: 'off'}},
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      // A property of function type may be taken out of its object, which a method may not.
      '@typescript-eslint/method-signature-style': ['error', 'property'],
    },
  },
  {
    // Matchers (`expect.stringContaining`), mocks and broken input are `any` by intent.
    files: ['**/__tests__/**', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // A method of a mock is handed to `expect` as it is.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-implied-eval': 'off',
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false}],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      'no-console': 'off',
    },
  },
  {files: ['**/*.{ts,mjs}'], languageOptions: {globals: globals.node}},
  // Functions in it run in a page.
  {files: ['samples/runner/openPage.mjs'], languageOptions: {globals: globals.browser}},
  {
    // Browser code: no Node packages, and nothing from the Node half of a plugin.
    files: ['src/**/*.{ts,tsx}', 'plugins/*/client/**/*.{ts,tsx}', 'plugins/*/theme/**/*.{ts,tsx}', 'plugins/shared/browser/*.ts'],
    ...reactHooks.configs.flat['recommended-latest'],
    languageOptions: {globals: globals.browser},
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      // What only the browser knows (storage, platform, URL) is read in an effect after
      // hydration; this rule forbids exactly that.
      'react-hooks/set-state-in-effect': 'off',
      'no-restricted-imports': [
        'error',
        {
          patterns: [...browserHalf, doors],
        },
      ],
    },
  },
  {
    files: ['plugins/*/node/**/*.ts', 'plugins/*/index.ts', 'plugins/shared/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [...nodeHalf, doors]}]},
  },
  {
    // Pure code that runs in a worker, in the build and in scripts: neither of the two halves.
    files: ['plugins/*/engine/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: [...browserHalf, ...nodeHalf, doors]}]},
  },
  {files: ['config/**/*.ts', 'docusaurus.config.ts'], rules: {'no-restricted-imports': ['error', {patterns: [...nodeHalf, doors]}]}},
  {
    // Compiled into the script that every page carries inline: an index file would bring all of a
    // plugin along.
    files: ['plugins/hydrate-on-intent/client/**/*.ts'],
    rules: {'no-restricted-imports': ['error', {patterns: browserHalf}]},
  },
  {files: ['tests/e2e/**/*.ts'], rules: {'no-empty-pattern': 'off'}},
  {files: ['**/__tests__/**'], rules: {'no-restricted-syntax': ['error', leftOut]}},
  {
    files: ['tests/**/*.ts', 'playwright.config.ts', 'vitest.config.mts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        leftOut,
        {
          // Tests run in the root, so such a path leaves the repository: a clone elsewhere would
          // test something else.
          selector: ':matches(CallExpression, ArrayExpression, VariableDeclarator) > Literal[value=/^\\.\\.\\/[\\w-]+\\//]',
          message: 'A test reads nothing outside the repository: put what it needs into __fixtures__.',
        },
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for a condition: an assertion on a locator, expect.poll, settled(page), or the clock of the page (page.clock).',
        },
        {
          selector: "Property[key.name=/^retr(y|ies)$/], CallExpression[callee.property.name='toPass']",
          message: 'A test that passes at the second try hides a fault. Find what it depends on.',
        },
      ],
    },
  },
  prettier,
  {
    // Prettier breaks code, not comments. Drawings, URLs and directives keep their lines.
    rules: {'max-len': ['error', {code: 1000, comments: 100, ignoreUrls: true, ignorePattern: '[─►│]|eslint-disable'}]},
  },
);
