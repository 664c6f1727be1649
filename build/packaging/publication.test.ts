import { describe, expect, it } from 'vitest'
import { feedFrom } from './publication.ts'

describe('the update feed', () => {
  it('is read from the environment', () => {
    const url = 'https://captains-table.example/updates'
    expect(feedFrom({ UPDATE_FEED_URL: url, GITHUB_REPOSITORY: 'a/b' })).toEqual({ provider: 'generic', url })
    expect(feedFrom({ GITHUB_REPOSITORY: 'captain/table' })).toEqual({
      provider: 'github',
      owner: 'captain',
      repo: 'table',
    })
    expect(feedFrom({})).toBeNull()
  })

  it('may use plain http only on this computer', () => {
    expect(feedFrom({ UPDATE_FEED_URL: 'http://127.0.0.1:8080/' })).toMatchObject({ provider: 'generic' })
    expect(() => feedFrom({ UPDATE_FEED_URL: 'http://captains-table.example/' })).toThrow(/https/)
  })

  it.each([{ UPDATE_FEED_URL: 'updates' }, { UPDATE_FEED_URL: 'file:///tmp' }, { GITHUB_REPOSITORY: 'table' }])(
    'refuses %o',
    (env) => {
      expect(() => feedFrom(env)).toThrow(RangeError)
    },
  )
})
