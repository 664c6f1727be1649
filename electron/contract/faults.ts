/**
 * Reasons why a file cannot be read or written; the texts are `fault.<code>`. Games have their own codes for their
 * files.
 */
export const FILE_FAULTS = [
  'not-a-file',
  'not-there',
  'not-permitted',
  'not-readable',
  'too-large',
  'not-text',
  'not-json',
  'too-deep',
  'not-a-match',
  'not-a-replay',
  'old-version',
  'later-version',
  'older-rules',
  'later-rules',
  'unknown-game',
  'unknown-level',
  'other-seats',
  'not-playable',
  'does-not-follow',
  'too-slow',
  'too-many-moves',
  'part-too-long',
  'over-already',
  'address',
  'unprintable-name',
  'other-extension',
  'too-many-files',
  'disk-full',
  'disk-protected',
  'disk-gone',
  'disk-other',
  'held-by-process',
] as const
export type FileFault = (typeof FILE_FAULTS)[number]
