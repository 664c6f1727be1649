import type { GameId } from '../../../electron/contract/ipc.ts'
import { asJson } from '../../../electron/contract/json.ts'
import { gameOf } from '../../../electron/games/games.ts'
import { Broadcast } from '../../../electron/remote/feeds/broadcast.ts'
import { ViewerFeed } from '../../../electron/remote/feeds/viewerFeed.ts'
import { memoryMatch, onlyMatch } from '../../../electron/testkit/memoryMatches.ts'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import { createMatch } from '../../../engine/match/match.ts'

/**
 * Returns what a spectator's screen receives in a match of random moves, message by message: a snapshot, then a batch
 * for each move.
 */
export async function feedTexts(id: GameId, seed: number, moves: number): Promise<readonly string[]> {
  const game = gameOf(id)
  const options = game?.match.parseOptions({})
  if (!game || !options?.ok) throw new RangeError(`${id} cannot be dealt without being asked anything`)
  const match = createMatch(game.match, { options: options.value, seed })
  const live = memoryMatch(id, match)
  const texts: string[] = []
  const broadcast = new Broadcast((message) => {
    if (message.kind === 'send') texts.push(message.text)
  })
  const source = { matches: onlyMatch(live), newHistory: () => 'bench-history' }
  await ViewerFeed.open(source, 'in-memory', 'spectator', (item) => broadcast.add(item))
  broadcast.join('bench', null)
  const luck = openStream(seed, 'bench')
  for (let move = 0; move < moves && match.awaiting().length > 0; move++) await playAny(live, luck)
  return texts
}

async function playAny(live: ReturnType<typeof memoryMatch>, luck: Rng): Promise<void> {
  const { match } = live
  const [seat = ''] = match.awaiting()
  const moves = match.rules.legalMoves(match.view(seat), seat)
  const move = moves[luck.int(moves.length)]
  if (move) await live.playBot(seat, asJson(move), () => true)
}
