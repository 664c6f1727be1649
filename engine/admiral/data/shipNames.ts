/** The maximum number of names for a squadron. */
export const MOST_SHIP_NAMES = 24
/** The maximum length of a name, in UTF-16 units. */
const LONGEST = 24
/** No control characters, no space at either end. */
const PRINTABLE = /^[^\p{C}\p{Z}](?:[^\p{C}]*[^\p{C}\p{Z}])?$/u

/** Returns whether a text can be a ship's name. */
export const isShipName = (text: string): boolean => text.length <= LONGEST && PRINTABLE.test(text)
