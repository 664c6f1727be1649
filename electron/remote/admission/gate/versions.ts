export { PROTOCOL } from '../../../contract/socket.ts'

/**
 * Returns which side must be updated before a guest of another version can join; null if none. Guests fold events by
 * their own rules, so only the last number of a version may differ.
 */
export function versionGap(guest: string, host: string): 'too-old' | 'too-new' | null {
  const [theirs, ours] = [numbersOf(guest), numbersOf(host)]
  for (const [place, own] of ours.entries()) {
    const their = theirs[place] ?? 0
    if (their !== own) return their < own ? 'too-old' : 'too-new'
  }
  return null
}

function numbersOf(version: string): readonly number[] {
  return version.split('.').slice(0, 2).map(Number)
}
