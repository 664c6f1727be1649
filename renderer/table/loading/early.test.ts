import { describe, expect, it } from 'vitest'
import { readable } from './early.ts'

describe('a promise that React may read at once', () => {
  it('is the same promise, and still to be kept at first', () => {
    const promise = new Promise<number>(() => {})
    expect(readable(promise)).toBe(promise)
    expect(promise).toMatchObject({ status: 'pending' })
  })

  it('tells its value once it was kept', async () => {
    const promise = readable(Promise.resolve('brig'))
    await promise
    expect(promise).toMatchObject({ status: 'fulfilled', value: 'brig' })
  })

  it('tells why it was broken', async () => {
    const reason = new Error('no file')
    const promise = readable(Promise.reject(reason))
    await promise.catch(() => {})
    expect({ ...promise }).toEqual({ status: 'rejected', reason })
  })
})
