import { describe, expect, it } from 'vitest'
import { promiseWithStatus } from './promiseWithStatus.ts'

describe('a promise with status', () => {
  it('is the same promise, pending at first', () => {
    const promise = new Promise<number>(() => {})
    expect(promiseWithStatus(promise)).toBe(promise)
    expect(promise).toMatchObject({ status: 'pending' })
  })

  it('has its value once fulfilled', async () => {
    const promise = promiseWithStatus(Promise.resolve('brig'))
    await promise
    expect(promise).toMatchObject({ status: 'fulfilled', value: 'brig' })
  })

  it('has its reason once rejected', async () => {
    const reason = new Error('no file')
    const promise = promiseWithStatus(Promise.reject(reason))
    await promise.catch(() => {})
    expect({ ...promise }).toEqual({ status: 'rejected', reason })
  })
})
