import type { MatchSetup } from '../contract/ipc.ts'
import type { BotPlayer } from '../contract/match.ts'
import type { VoteState } from '../contract/vote.ts'
import { hashOfToken } from '../remote/admission/links.ts'
import { openRoomHost, type RoomGuest } from './otherScreens.ts'

/** The viewers as the player of a seat. */
export const VIEWERS: BotPlayer = { kind: 'bot', level: 'easy', audience: true }
/** The time for a vote. */
export const SECONDS = 20

/** Returns a table whose southern seat is played by viewers, after north's move: they may choose from three moves. */
export async function votingTable({ player = VIEWERS, delay = 0 }: { player?: BotPlayer; delay?: number } = {}) {
  const host = await openRoomHost()
  const { value, timeSource, settled, server, thinker } = host
  thinker.answer = () => ({ kind: 'peek', cup: 3 })
  thinker.rated = [
    { move: { kind: 'roll' }, value: 0.6 },
    { move: { kind: 'peek', cup: 0 }, value: 0.5 },
    { move: { kind: 'peek', cup: 1 }, value: 0.4 },
  ]
  await value('screens:open', { reach: { kind: 'computer' } })
  await value('screens:watchDelay', { milliseconds: delay })
  const setup: MatchSetup = {
    game: 'jackal',
    options: { turns: 40 },
    seats: { north: { name: 'Nora', player: { kind: 'human' } }, south: { name: 'Viewers', player } },
  }
  const { id } = await value('match:create', setup)
  await value('match:open', { id })
  const watchUrl = async () => {
    const { room } = await value('screens:state', {})
    return room?.links.find(({ channel }) => channel.kind === 'watch')?.url ?? ''
  }
  const arrive = async (screen: string) => host.arrive(await watchUrl(), { screen, device: 'phone' })
  const begin = async () => {
    await value('match:play', { id, seat: 'north', move: { kind: 'roll' } })
    await value('match:shown', { id, moves: 1 })
    await pass(delay)
  }
  const pass = async (milliseconds: number) => {
    timeSource.pass(milliseconds)
    await settled()
  }
  /** Waits until this number of moves was played; returns what they did first. A bot's move comes after an interval. */
  const reached = async (moves: number) => {
    while ((await played()).length < moves) await new Promise((resolve) => setTimeout(resolve, 2))
    return played()
  }
  /** Passes on a vote, by the address of an audience, as a program on a computer with an address of the network. */
  const chat = async (body: object, url?: string, address = '127.0.0.1') => {
    const token = hashOfToken((url ?? (await watchUrl())).split('#')[1] ?? '')
    server.say({ kind: 'airPost', id: `p${server.told.length}`, token, address, post: 'vote', body })
    await settled()
    const answer = server.told.findLast((one) => one.kind === 'airAnswer')
    return { status: answer?.status, body: JSON.parse(answer?.text ?? 'null') }
  }
  /** Returns the moves that were played, in their public form. */
  const played = async () => (await value('match:replay', { id })).steps.map(({ events }) => events[0])
  return { ...host, host, setup, id, arrive, begin, pass, chat, played, reached, watchUrl }
}

type AtTable = Awaited<ReturnType<typeof votingTable>>

/** Returns the last poll that a screen was sent. */
function pollOf({ told, connection }: { told: AtTable['server']['told']; connection: string }): VoteState | null {
  const sent = told.flatMap((one) =>
    one.kind === 'send' && one.connections.includes(connection) && one.text.includes('"channel.vote"')
      ? [one.text]
      : [],
  )
  return JSON.parse(sent.at(-1) ?? '{"params":{"state":null}}').params.state
}

/** Returns the last poll that a guest was sent; null without one, and once it was taken away. */
export const seenBy = ({ server }: AtTable, { connection }: RoomGuest) => pollOf({ told: server.told, connection })
/** Returns the votes for each option. */
export const countsOf = (poll: VoteState | null) => poll?.options.map(({ votes }) => votes)
