/**
 * A picture by whose path and size a page from a file knows that a table answers, and not another program. It says no
 * more than that.
 */
export const SIGN = { path: '/sign.svg', width: 617, height: 281 } as const
