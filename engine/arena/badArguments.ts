/** Something in the arguments is not as it should be; the message is for whoever typed them. */
export class BadArguments extends Error {}

/** A file that was named holds something else than it should; the message is for whoever named it. */
export class WrongFile extends Error {}

/** What a command line is read as. Throws BadArguments for whatever the reader throws. */
export function orBadArguments<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}
