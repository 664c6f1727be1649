/** The posts of other programs under `/air/`, such as `POST /air/commands`. Names on the wire never change. */
export const AIR_POSTS = ['commands', 'vote'] as const
export type AirPost = (typeof AIR_POSTS)[number]

/** Returns the path of a kind of posts. */
export const airPostPath = (post: AirPost): string => `/air/${post}`

/** The answer to a refused post; the message names what and where. */
export interface AirPostRefusal {
  readonly error: { readonly code: string; readonly message: string }
}
