export const MAX_COMMENT = 1000;

export const REASONS = {
  yes: ['It answered my question', 'The code worked', 'It was easy to find', 'Something else'],
  no: ['It is wrong or out of date', 'Something is missing', 'It is hard to understand', 'The code does not work', 'Something else'],
} as const;
