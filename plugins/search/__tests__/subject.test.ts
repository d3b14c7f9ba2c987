import {describe, expect, it} from 'vitest';

import {readQuestion} from '../engine/ask/readQuestion';
import {subjectOf} from '../engine/ask/subject';

describe('the subject of a question', () => {
  it.each([
    ['What is local evaluation?', 'local evaluation'],
    ['what are the Edge Proxies', 'the edge proxy'],
    ["What's a trait?!", 'Traits'],
    ['Explain an identity', 'What an identity is'],
  ])('%s is about what "%s" names', (question, name) => {
    expect(readQuestion(question).subject).toBe(subjectOf(name));
  });

  it('is there only when a question asks what something is', () => {
    expect(readQuestion('How do I send a trait?').subject).toBeUndefined();
    expect(readQuestion('local evaluation').subject).toBeUndefined();
  });

  it('keeps words that tell headings apart', () => {
    expect(subjectOf('Which webhook you need')).not.toBe(subjectOf('Webhooks'));
    expect(subjectOf('Calls that remain in local evaluation')).not.toBe(subjectOf('Local evaluation'));
  });
});
