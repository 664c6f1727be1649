import { describe, expect, it } from 'vitest'
import { Refused } from '../../../contract/refused.ts'
import { silentLog } from '../../../files/log.ts'
import { Links } from '../../admission/links.ts'
import type { ToServer } from '../../link/link.ts'
import { type AirPostHandler, AirPosts } from './airPosts.ts'

/** Returns the answer of a handler to a post by the address of the room, or by another token. */
async function answerOf(commands: AirPostHandler, token?: string) {
  const links = new Links()
  const told: ToServer[] = []
  const posts = new AirPosts(
    { links, tell: (message) => told.push(message), log: silentLog },
    { commands, vote: commands },
  )
  const by = token ?? links.room.hash
  await posts.answer({
    kind: 'airPost',
    id: 'p1',
    token: by,
    address: '192.168.1.30',
    post: 'commands',
    body: { a: 1 },
  })
  return told
}

const refusing = (...about: ConstructorParameters<typeof Refused>) => {
  return () => {
    throw new Refused(...about)
  }
}

describe('the answer to a post', () => {
  it('is what its handler returns for the address, the body and the computer', async () => {
    const text = '{"channel":{"kind":"room"},"body":{"a":1},"from":"192.168.1.30"}'
    expect(await answerOf(({ channel }, body, from) => ({ channel, body, from }))).toEqual([
      { kind: 'airAnswer', id: 'p1', status: 200, text },
    ])
  })

  it.each([
    ['bad-request', 400],
    ['not-allowed', 403],
    ['no-such-match', 404],
    ['too-many-requests', 429],
    ['illegal-move', 409],
  ] as const)('to a refusal %s has the status %i, with its reason', async (code, status) => {
    const [answer] = await answerOf(refusing(code, 'mark.at.x: too large'))
    const text = JSON.stringify({ error: { code, message: 'mark.at.x: too large' } })
    expect(answer).toEqual({ kind: 'airAnswer', id: 'p1', status, text })
  })

  it('to an error of the host tells nothing about it', async () => {
    const [answer] = await answerOf(() => Promise.reject(new Error('/home/ann')))
    const text = '{"error":{"code":"internal","message":"refused"}}'
    expect(answer).toEqual({ kind: 'airAnswer', id: 'p1', status: 500, text })
  })

  it('to an address that is no longer valid is 401', async () => {
    expect(await answerOf(() => ({}), 'f'.repeat(64))).toMatchObject([{ status: 401 }])
  })
})
