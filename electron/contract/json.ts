/** A value that survives JSON: views, events and moves cross the process border as such. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
