/** An error in the arguments; the user reads its message. */
export class BadArguments extends Error {}

/** A named file holds the wrong content; the user reads the message. */
export class WrongFile extends Error {}

/** Returns the result of a reader. Throws BadArguments for every error of the reader. */
export function orBadArguments<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}
