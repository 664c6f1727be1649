/** The number of test files that run at a time: programs wait for windows and files most of their time. */
export const WORKERS = 2
