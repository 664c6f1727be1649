/** Why a file cannot be taken; `fault.<code>` are the words. What a game says of its own files has codes of its own. */
export const FILE_FAULTS = [
  'not-a-file',
  'not-readable',
  'too-large',
  'not-json',
  'too-deep',
  'not-a-match',
  'not-a-replay',
  'old-version',
  'later-version',
  'older-rules',
  'later-rules',
  'unknown-game',
  'other-seats',
  'not-playable',
  'does-not-follow',
  'too-slow',
  'too-many-moves',
  'part-too-long',
  'over-already',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]
