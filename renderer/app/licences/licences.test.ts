import { afterEach, describe, expect, it, vi } from 'vitest'
import { readLicences } from './licences.ts'

const PART = { name: 'three', version: '1.0.0', licence: 'MIT', text: 'Permission is hereby granted …' }

/** Serves the list of licences. */
const beside = (body: string, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the list of licences', () => {
  it('is read as written', async () => {
    beside(JSON.stringify([PART]))
    expect(await readLicences()).toEqual([PART])
  })

  it.each([
    ['is missing', '', 404],
    ['is no list', '{}', 200],
    ['is damaged', '[{"name":', 200],
    ['lacks a text', JSON.stringify([{ ...PART, text: 1 }]), 200],
  ])('is null if it %s', async (_what, body, status) => {
    beside(body, status)
    expect(await readLicences()).toBeNull()
  })
})
