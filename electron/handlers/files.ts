import { basename } from 'node:path'
import { parseFlatJson } from '../../engine/kernel/flatJson.ts'
import { type Problem, type ProblemText, problemAt, type Reason } from '../../engine/kernel/parsed.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import type { Handlers } from '../clients/answer.ts'
import type { FileFault } from '../contract/faults.ts'
import type { ChosenFile, FileKind, Json } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { Refused, systemCode } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { readBounded } from '../files/boundedRead.ts'
import { placeOfFault } from '../files/jsonPieces.ts'
import { unreadableReason } from '../files/unread.ts'
import type { GameLookup, HostedGame } from '../games/hostedGame.ts'
import { asSaveFailed } from '../saves/folder.ts'

type FileHandlers = Pick<Handlers, 'files:choose' | 'files:saveRuleset'>

/** The system's dialogs for JSON files; null when cancelled. */
export interface JsonDialogs {
  askForJson(kind: FileKind | 'people'): Promise<string | null>
  askWhereToWriteJson(name: string, kind: FileKind | 'people'): Promise<string | null>
}

/** Largest position or ruleset, in bytes; real ones are far smaller. */
const MAX_BYTES = 1024 * 1024

/** Handlers for the user's positions and rulesets. */
export function fileHandlers(games: GameLookup, dialogs: JsonDialogs): FileHandlers {
  const gameNamed = (id: string): HostedGame => {
    const game = games(id)
    if (!game) throw new Refused('bad-request', `game: ${id} is not known`)
    return game
  }
  return {
    'files:choose': async ({ game, kind }) => {
      const hosted = gameNamed(game)
      const path = await dialogs.askForJson(kind)
      if (path === null) throw new Refused('cancelled')
      return checked(hosted, kind, basename(path), await readJson(path))
    },
    'files:saveRuleset': async ({ game }) => {
      const { rulesets } = gameNamed(game)
      if (!rulesets) throw new Refused('bad-request', `game: the numbers of ${game} are fixed`)
      const path = await dialogs.askWhereToWriteJson(`${game}-ruleset.json`, 'ruleset')
      if (path === null) throw new Refused('cancelled')
      await writeAtomic(path, Buffer.from(`${JSON.stringify(rulesets.defaults, null, 2)}\n`)).catch(asSaveFailed)
      return { path }
    },
  }
}

/** Reads a JSON file. Throws `file-invalid`. */
async function readJson(path: string): Promise<Json> {
  const file = basename(path)
  const read = await readBounded(path, MAX_BYTES).catch((error: unknown) => {
    const system = systemCode(error) ?? '?'
    throw invalid(file, problemAt('', { what: system, reason: unreadableReason(system) }))
  })
  if (!read.ok) throw invalid(file, problemAt('', { what: read.why, reason: read.reason }))
  try {
    return parseFlatJson(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes)) as Json // JSON.parse returns JSON
  } catch (error) {
    throw invalid(file, jsonProblem(read.bytes, error))
  }
}

function jsonProblem(bytes: Buffer, error: unknown): Problem {
  const what = error instanceof Error ? error.message : 'no JSON'
  if (error instanceof RangeError) return problemAt('', fileFault('too-deep', what))
  return problemAt(placeOfFault(new TextDecoder().decode(bytes)) ?? '', fileFault('not-json', what))
}

function fileFault(code: FileFault, what: string, facts?: Reason['facts']): ProblemText {
  return { what, reason: { code, ...(facts && { facts }) } }
}

function checked(game: HostedGame, kind: FileKind, name: string, value: Json): ChosenFile {
  return kind === 'position' ? checkedPosition(game, name, value) : checkedRuleset(game, name, value)
}

/** Checks a position with a fixed seed; a match draws its own. */
function checkedPosition({ match }: HostedGame, name: string, value: Json): ChosenFile {
  const state = match.parsePosition(value, openStream(0, 'deal'))
  if (!state.ok) throw invalid(name, state.problem)
  if (match.rules.outcome(state.value)) {
    throw invalid(name, problemAt('', fileFault('over-already', 'the match is over as it stands')))
  }
  const options = asJson(match.optionsOf(state.value)) as ChosenFile['options'] // options are always an object
  return { name, value, seats: match.rules.seats(state.value), options }
}

function checkedRuleset({ id, rulesets }: HostedGame, name: string, value: Json): ChosenFile {
  if (!rulesets) throw new Refused('bad-request', `game: the numbers of ${id} are fixed`)
  const ruleset = rulesets.parse(value)
  if (!ruleset.ok) throw invalid(name, ruleset.problem)
  return { name, value, seats: [], options: {} }
}

/** Returns a `file-invalid` refusal; without a specific reason it is `misfit`. */
function invalid(file: string, { where, what, rule, reason = { code: 'misfit' } }: Problem): Refused {
  return new Refused('file-invalid', what, { file, where, reason, ...(rule !== undefined && { rule }) })
}
