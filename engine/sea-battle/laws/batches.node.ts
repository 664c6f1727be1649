/** `LAWS_MATCHES` random matches in all, from seed `LAWS_SEED` on. */
const MATCHES = Number(process.env.LAWS_MATCHES ?? 20)
const FIRST_SEED = Number(process.env.LAWS_SEED ?? 1)
const BATCH = 10

/** Seeds to be played under one test. */
export interface Batch {
  readonly first: number
  readonly last: number
}

/** All matches in handy portions. */
export function batches(): readonly Batch[] {
  return Array.from({ length: Math.ceil(MATCHES / BATCH) }, (_, i) => ({
    first: FIRST_SEED + i * BATCH,
    last: FIRST_SEED + Math.min((i + 1) * BATCH, MATCHES) - 1,
  }))
}
