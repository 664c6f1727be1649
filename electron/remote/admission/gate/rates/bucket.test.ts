import { describe, expect, it } from 'vitest'
import { Bucket, Buckets } from './bucket.ts'

describe('a bucket', () => {
  it('allows a burst, and then more as time passes', () => {
    let time = 1000
    const bucket = new Bucket({ burst: 3, perSecond: 2 }, () => time)
    const allowed = (times: number) => Array.from({ length: times }, () => bucket.take()).filter(Boolean).length
    expect(allowed(10)).toBe(3)
    time += 1000
    expect(allowed(10)).toBe(2)
    time += 3_600_000
    expect(bucket.isFull).toBe(true)
    expect(allowed(10)).toBe(3)
  })
})

describe('the buckets of addresses', () => {
  it('are separate, and a flood of addresses uses no more memory', () => {
    let time = 0
    const buckets = new Buckets({ burst: 2, perSecond: 1 }, () => time)
    const allowed = (key: string) => Array.from({ length: 5 }, () => buckets.take(key)).filter(Boolean).length
    for (let i = 0; i < 2048; i++) expect(allowed(`10.0.${i}`)).toBe(2)
    expect([allowed('10.1.1'), allowed('10.1.2')]).toEqual([2, 0]) // they share one
    time += 10_000
    expect([allowed('10.2.1'), allowed('10.2.2')]).toEqual([2, 2])
  })
})
