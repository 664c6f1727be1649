/** Something in the arguments is not as it should be; the message is for whoever typed them. */
export class BadArguments extends Error {}

/** A file that was named holds something else than it should; the message is for whoever named it. */
export class WrongFile extends Error {}
