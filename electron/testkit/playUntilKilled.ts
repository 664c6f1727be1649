/**
 * Plays random Jackal moves into a folder of saves, exports matches and upgrades old saves until it is killed; prints
 * everything that is safely on disk.
 */
import { randomInt } from 'node:crypto'
import { writeSync } from 'node:fs'
import { mkdir, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '../../engine/match/steps.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { dealMatch } from '../matches/newMatch.ts'
import { matchFile } from '../saves/sharing/exportFile.ts'
import { type OpenedMatch, openStore, type Store } from '../saves/store.ts'
import { fromVersion0, oldBytes } from './oldSaves.ts'
import { saveBytes } from './saveBytes.ts'

/** A line of this program's output. */
export type Acknowledged =
  /** From here on it may be killed. */
  | { readonly kind: 'ready' }
  /** This number of moves is on disk, the last with this hash; `undoing`: the last is about to be undone. */
  | {
      readonly kind: 'moves'
      readonly id: string
      readonly n: number
      readonly hash: string
      readonly undoing: boolean
    }
  /** Another program is about to overwrite the file of an open match; the next move restores it. */
  | { readonly kind: 'overwriting'; readonly id: string }
  /** A match with this number of moves was exported to a file. */
  | { readonly kind: 'exported'; readonly path: string; readonly moves: number }
  /** A save of an older version with this number of moves is in the folder and about to be opened. */
  | { readonly kind: 'old'; readonly id: string; readonly moves: number }

const CREW = { name: 'Crew', player: { kind: 'human' } } as const
const PERIOD = 40
const OLD_MOVES = 5

const folder = process.argv[2] ?? ''
const exports = join(folder, 'exports')
const old = oldBytes(saveBytes('jackal', 3, OLD_MOVES))

function acknowledge(line: Acknowledged): void {
  writeSync(1, `${JSON.stringify(line)}\n`)
}

function acknowledgeMoves({ match, save }: Pick<OpenedMatch, 'match' | 'save'>, undoing = false): void {
  const n = match.entries.length
  acknowledge({ kind: 'moves', id: save.info.id, n, hash: match.entries.at(-1)?.hash ?? '', undoing })
}

async function unfinished(store: Store): Promise<string> {
  const [latest] = (await store.list()).saves.filter(({ outcome, moves }) => outcome === null && moves < PERIOD * 5)
  if (latest) return latest.id
  const seats = { white: CREW, red: CREW, black: CREW, yellow: CREW }
  const { id } = await store.create(dealMatch({ game: 'jackal', options: {}, seats }, gameOf))
  return id
}

/**
 * Plays a move, or sometimes does an undo, a rename, an export, an upgrade, or a move after the file was overwritten.
 */
async function step(store: Store, opened: OpenedMatch): Promise<void> {
  const chance = randomInt(PERIOD)
  if (chance === 0) await store.rename(opened.save.info.id, `Renamed at ${opened.match.entries.length}`)
  if (chance === 1) await exportMatch(store, opened.save.info.id)
  if (chance === 2) await openOldSave(store)
  if (chance === 3) return await playOverwritten(store, opened)
  await (chance > 3 && chance < 9 && (await undo(opened)) ? Promise.resolve() : play(opened))
}

async function undo(opened: OpenedMatch): Promise<boolean> {
  const { match, save } = opened
  const seat = match.entries.at(-1)?.seat
  if (seat === undefined || !match.canUndo(seat)) return false
  acknowledgeMoves(opened, true)
  await save.addUndo(match.entries.length - 1)
  match.undo(seat)
  acknowledgeMoves(opened)
  return true
}

async function play(opened: OpenedMatch): Promise<void> {
  const { match, save } = opened
  const [seat = ''] = match.awaiting()
  const moves = match.moves(seat)
  const picked = moves[randomInt(moves.length)]
  const prepared = picked && match.prepare(seat, picked.move)
  if (!prepared?.ok) throw new Error('a listed move was refused')
  const { entry } = prepared
  await save.addMove(entry.number, match.recordEntry(entry), match.rules.outcome(entry.after))
  match.commit(entry)
  acknowledgeMoves(opened)
}

/** Plays and takes back until the undone moves take most of the file, which is then compacted when it is opened. */
async function wobble(opened: OpenedMatch): Promise<void> {
  for (let times = 0; times < 2 * PERIOD; times++) {
    await play(opened)
    await undo(opened)
  }
}

async function playOverwritten(store: Store, opened: OpenedMatch): Promise<void> {
  await overwrite(store, opened.save.info.id)
  await play(opened)
}

/** Puts an earlier state of the match back into its file. */
async function overwrite(store: Store, id: string): Promise<void> {
  acknowledge({ kind: 'overwriting', id })
  const path = store.folder.fileOf(id)
  const bytes = await readFile(path)
  await truncate(path, bytes.indexOf('\n', randomInt(bytes.length)) + 1)
}

async function exportMatch(store: Store, id: string): Promise<void> {
  const { content } = await store.peek(id)
  const path = join(exports, `${randomInt(4)}.ctmatch`)
  await writeAtomic(path, runToEnd(matchFile(content)))
  acknowledge({ kind: 'exported', path, moves: content.entries.length })
}

async function openOldSave(store: Store): Promise<void> {
  const id = `old-${randomInt(1e9).toString().padStart(9, '0')}`
  await writeAtomic(store.folder.fileOf(id), old)
  acknowledge({ kind: 'old', id, moves: OLD_MOVES })
  await store.open(id)
  await store.close(id)
  await store.remove(id)
}

const store = await openStore({
  folder,
  games: gameOf,
  log: silentLog,
  now: Date.now,
  upgrade: fromVersion0,
})
await mkdir(exports, { recursive: true })
/** The kind of the first step, by the number of the run, so that every kind is interrupted. */
const first = Number(process.argv[3]) % 6
acknowledge({ kind: 'ready' })
for (;;) {
  if (first === 0) await openOldSave(store)
  const opened = await store.open(await unfinished(store))
  if (first > 0 && first < 3) await exportMatch(store, opened.save.info.id)
  if (first === 3) await playOverwritten(store, opened)
  if (first === 4) await wobble(opened)
  while (first !== 4 && opened.match.outcome() === null && opened.match.entries.length < PERIOD * 5)
    await step(store, opened)
  await store.close(opened.save.info.id)
}
