/** data/question-pairs.json: checked here, trusted from then on. */
import {isTexts, parseJson} from './parseJson';

/** One that these docs answer and one that they do not, alike in all but their subject. */
export type QuestionPair = [answered: string, notAnswered: string];

export function readQuestionPairs(file: string): QuestionPair[] {
  const pairs = parseJson(file);
  if (!Array.isArray(pairs))
    throw new Error(`${file} must be a list like [["Who can see the audit log?", "Who can see my profile on LinkedIn?"]].`);
  pairs.forEach((pair, index) => {
    if (!isTexts(pair) || pair.length !== 2)
      throw new Error(`${file}: entry ${index + 1} must be two questions, one that a page answers and one that none does.`);
  });
  return pairs as QuestionPair[];
}
