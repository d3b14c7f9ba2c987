import {describe, expect, it} from 'vitest';

import {createDefinitions} from '../engine/definitions';
import {type Page, type Place, ROW_LEVEL} from '../engine/unpack';

const page = (type: string) => ({type}) as Page;
const place = (heading: string, level: number, type = 'reference'): Place => ({
  heading,
  level,
  page: page(type),
  url: '',
  parents: [],
  shown: '',
});

const PLACES = [
  place('', 1),
  place('Proxy', 2),
  place('DJANGO_ALLOWED_HOSTS', ROW_LEVEL),
  place('ALLOWED_HOSTS', ROW_LEVEL),
  place('Options', 2),
  place('Problems', 2),
  place('Environment document', 2),
];
const listed = [[], [], [], [], ['enablelocalevaluation'], ['enablelocalevaluation', 'flagsmithhasfeature'], ['environmentdocument']];
const {of, inSentence} = createDefinitions(PLACES, listed);

describe('definitions', () => {
  it('are rows of that name, before rows whose name ends so', () => {
    expect(of('ALLOWED_HOSTS')).toEqual([
      {place: 2, section: 1, strength: 0.8},
      {place: 3, section: 1, strength: 1},
    ]);
  });

  it('count less for plain words: three may spell a name, two mean what they say', () => {
    expect(of('django allowed hosts')).toEqual([{place: 2, section: 1, strength: 0.6}]);
    expect(of('allowed hosts')).toEqual([]);
  });

  it('are tables that list it; a table of problems hardly', () => {
    const [options, problems] = of('enableLocalEvaluation');
    expect([options?.place, problems?.place]).toEqual([4, 5]);
    expect(options?.strength).toBeGreaterThan((problems?.strength ?? 1) * 3);
    expect(of('hasFeature').map(({place}) => place)).toEqual([5]);
  });

  it('are not for words that a hyphen joins, nor for long queries', () => {
    expect(of('environment-document')).toEqual([]);
    expect(of('how do I set my allowed hosts')).toEqual([]);
  });

  it('are found for identifiers in a sentence', () => {
    expect(inSentence('What does ALLOWED_HOSTS do?').map(({place}) => place)).toEqual([2, 3]);
    expect(inSentence('What are hosts?')).toEqual([]);
  });
});
