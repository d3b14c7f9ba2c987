import {describe, expect, it} from 'vitest';

import {hashSample} from '../node/record';
import {meaningOf} from '../node/meaning';

const isSame = (file: string, a: string, b: string): boolean => meaningOf(file, a) === meaningOf(file, b);

describe('meaningOf', () => {
  it.each([
    ['a.ts', "call({a: 1, b: 'x y'}); // done", "call({\n  a: 1,\n  b: 'x y',\n});"],
    ['A.java', 'int a = b + c;', '/* sum */\nint a =\n  b + c;'],
    ['a.py', 'if a:\n    b()  # call', '# calls\n\nif a:\n    b()\n'],
    ['a.sh', 'curl -H "A: b"  "$1"', '# first\n  curl -H "A: b" "$1"'],
    ['a.rb', "puts 'a'", "\nputs 'a' # print\n"],
    ['a.html', '<p>a</p>', '<!-- text -->\n<p>a</p>'],
  ])('%s: is the same for another layout and other comments', (file, a, b) => expect(isSame(file, a, b)).toBe(true));

  it.each([
    ['a.ts', "call('x y')", "call('x  y')"],
    ['a.ts', 'a = 1', 'a = 2'],
    ['a.ts', 'return a - b', 'return a -- b'],
    ['a.ts', "get('https://a.example')", "get('https://b.example')"],
    ['a.py', 'if a:\n    b()\nc()', 'if a:\n    b()\n    c()'],
    ['a.sh', 'echo a\necho b', 'echo a echo b'],
    ['a.sh', 'echo "a#b"', 'echo "a#c"'],
    ['a.rb', 'puts "#{a}"', 'puts "#{b}"'],
    ['a.kt', 'a\nb()', 'a b()'],
  ])('%s: differs when %j becomes %j', (file, a, b) => expect(isSame(file, a, b)).toBe(false));
});

describe('hashSample', () => {
  const source = '# region: all\nprint(1)\n# endregion: all\n# proof: runs it\nmain()\n';
  const hash = hashSample('a.py', source, {stdout: ['1']});

  it('is the same with other regions and with what no run depends on', () => {
    expect(hashSample('a.py', source.replaceAll('all', 'other'), {stdout: ['1'], download: true})).toBe(hash);
  });

  it.each([
    ['other code', source.replace('print(1)', 'print(2)'), {stdout: ['1']}],
    ['another start of the program', source.replace('main()', 'start()'), {stdout: ['1']}],
    ['another expected output', source, {stdout: ['2']}],
  ])('differs with %s', (_what, other, entry) => expect(hashSample('a.py', other, entry)).not.toBe(hash));
});
