/** A JSON value, as views, events and moves are sent between processes. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
