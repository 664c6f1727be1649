import type { CasterState } from '../contract/caster.ts'
import { hashOfToken } from '../remote/admission/links.ts'
import { addressesInMemory } from './addresses.ts'
import { type Host, lastingTable, roomOf } from './lastingTable.ts'
import type { RoomGuest } from './otherScreens.ts'

/** Returns the address of a channel; an empty text without one. */
export async function channelUrl(host: Host, id: string): Promise<string> {
  const links = (await roomOf(host))?.links ?? []
  return links.find(({ channel }) => channel.kind === 'watch' && (channel.id ?? 'watch') === id)?.url ?? ''
}

/**
 * Returns a table with a match, the audience `watch` with a caster, and the audience `feed` without. Nora plays here, Sam
 * on another screen.
 */
export async function casterTable() {
  const addresses = addressesInMemory()
  const { first: host, id, next } = await lastingTable(() => addresses)
  await host.value('screens:addChannel', { channel: 'feed', delay: 0 })
  await host.value('screens:addCaster', {})
  const url = await channelUrl(host, 'caster')
  const caster = await host.arrive(url, { screen: 'tablet' })
  const audience = await host.arrive(await channelUrl(host, 'watch'))
  const other = await host.arrive(await channelUrl(host, 'feed'))
  const command = (given: unknown, by = caster) => host.ask(by, 'caster.command', given as object) // also what no page sends
  let posts = 0
  /** Posts commands with the token of an address; returns the status and the answer. */
  const post = async (body: unknown, by = url) => {
    const token = hashOfToken(new URL(by).hash.slice(1))
    const asked = `post-${++posts}`
    host.server.say({ kind: 'airPost', id: asked, token, address: '192.168.1.30', post: 'commands', body })
    await host.settled()
    const answer = host.server.told.find((one) => one.kind === 'airAnswer' && one.id === asked)
    return answer?.kind === 'airAnswer' ? { status: answer.status, ...JSON.parse(answer.text) } : null
  }
  return { host, id, next, url, caster, audience, other, command, post }
}

/** Returns the last state of a caster that a guest was sent. */
export const lastComment = ({ commented }: RoomGuest): CasterState | undefined => commented.at(-1)
