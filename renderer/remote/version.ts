declare const __VERSION__: string | undefined

/** The version of this page, which the build inserts. */
export const VERSION: string = typeof __VERSION__ === 'string' ? __VERSION__ : '0.0.0'
