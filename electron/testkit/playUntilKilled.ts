/** Plays random moves of Jackal into a folder of saves, telling of each one that is safe, until somebody kills it. */
import { randomInt } from 'node:crypto'
import { writeSync } from 'node:fs'
import { silentLog } from '../log.ts'
import { gameOf } from '../matches/games.ts'
import { dealMatch } from '../matches/newMatch.ts'
import { type OpenedMatch, openStore, type Store } from '../saves/store.ts'

/** A line of this program's output: so many moves are safe, the last with this hash. */
export interface Acknowledged {
  readonly id: string
  readonly n: number
  readonly hash: string
  /** The last move is about to be taken back. */
  readonly undoing: boolean
}

const CREW = { name: 'Crew', player: { kind: 'human' } } as const
const PERIOD = 40

async function unfinished(store: Store): Promise<string> {
  const [latest] = (await store.list()).saves.filter(({ outcome, moves }) => outcome === null && moves < PERIOD * 20)
  if (latest) return latest.id
  const seats = { white: CREW, red: CREW, black: CREW, yellow: CREW }
  const { id } = await store.create(dealMatch({ game: 'jackal', options: {}, seats }, gameOf))
  return id
}

/** Mostly moves; now and then an undo where it is allowed, a new name, or a copy beside. */
async function step(store: Store, { match, save }: OpenedMatch): Promise<void> {
  const [seat] = match.awaiting()
  if (seat === undefined) return
  if (randomInt(8) === 0 && match.canUndo(seat)) {
    acknowledge({ match, save }, true)
    await save.addUndo(match.entries.length - 1)
    match.undo(seat)
    return acknowledge({ match, save })
  }
  if (randomInt(PERIOD) === 0) await store.rename(save.info.id, `Renamed at ${match.entries.length}`)
  const moves = match.moves(seat)
  const picked = moves[randomInt(moves.length)]
  const prepared = picked && match.prepare(seat, picked.move)
  if (!prepared?.ok) throw new Error('a listed move was refused')
  const { entry } = prepared
  await save.addMove(entry.number, match.recordEntry(entry), match.rules.outcome(entry.after))
  match.commit(entry)
  acknowledge({ match, save })
}

function acknowledge({ match, save }: Pick<OpenedMatch, 'match' | 'save'>, undoing = false): void {
  const n = match.entries.length
  const told: Acknowledged = { id: save.info.id, n, hash: match.entries.at(-1)?.hash ?? '', undoing }
  writeSync(1, `${JSON.stringify(told)}\n`)
}

const store = await openStore({ folder: process.argv[2] ?? '', games: gameOf, log: silentLog, now: Date.now })
for (;;) {
  const opened = await store.open(await unfinished(store))
  while (opened.match.outcome() === null && opened.match.entries.length < PERIOD * 20) await step(store, opened)
  await store.close(opened.save.info.id)
}
