import {describe, expect, it} from 'vitest';

import {readQuestion} from '../engine/ask/readQuestion';

describe('readQuestion', () => {
  it('takes a command for a task, not for a symptom', () => {
    for (const command of ['Export flags of one environment as JSON', 'I want to attach a link to every flag', 'Post a message to Slack'])
      expect(readQuestion(command)).toMatchObject({isTask: true, isSymptom: false});
  });

  it('takes what fails for a symptom, also when it begins with a verb', () => {
    for (const symptom of ['Export fails with 500', 'Import of flags is stuck', 'All flags vanished after an upgrade', 'Why is it off'])
      expect(readQuestion(symptom)).toMatchObject({isTask: false, isSymptom: true});
  });

  it('asks how, or what something is', () => {
    expect(readQuestion('How do I create a flag?')).toMatchObject({isTask: true, isSymptom: false, isDefinition: false});
    expect(readQuestion('What is a segment?')).toMatchObject({isTask: false, isSymptom: false, isDefinition: true});
  });

  it('knows the tabs that a question names, and what it compares', () => {
    expect(readQuestion('How do I do this in Go?').tabs).toEqual(new Set(['Go']));
    expect(readQuestion('What is the difference between a segment and an identity?').compared).toEqual(['segment', 'identity']);
  });
});
