import { basename } from 'node:path'
import { type Problem, type ProblemText, problemAt, type Reason } from '../../engine/kernel/parsed.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import type { FileFault } from '../contract/faults.ts'
import type { ChosenFile, FileKind, Json } from '../contract/ipc.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { readBounded } from '../files/boundedRead.ts'
import { parseFlatJson } from '../files/flatJson.ts'
import { placeOfFault } from '../files/jsonPieces.ts'
import type { GameLookup, HostedGame } from '../matches/hostedGame.ts'
import { asJson } from '../matches/standing.ts'
import { Refused, systemCode } from '../refused.ts'
import { asSaveFailed } from '../saves/folder.ts'
import type { Handlers } from './answer.ts'

type FileHandlers = Pick<Handlers, Extract<keyof Handlers, `files:${string}`>>

/** The system's dialogs for files that a user writes; null when he thought better of it. */
export interface JsonDialogs {
  askForJson(kind: FileKind): Promise<string | null>
  askWhereToKeepJson(name: string, kind: FileKind): Promise<string | null>
}

/** More than any position or ruleset needs, in bytes. */
const LONGEST = 1024 * 1024

/** Positions and rulesets of the user's own. */
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
      const path = await dialogs.askWhereToKeepJson(`${game}-ruleset.json`, 'ruleset')
      if (path === null) throw new Refused('cancelled')
      await writeAtomic(path, Buffer.from(`${JSON.stringify(rulesets.usual, null, 2)}\n`)).catch(asSaveFailed)
      return { path }
    },
  }
}

/** Reads a file of JSON. Throws `file-invalid`. */
async function readJson(path: string): Promise<Json> {
  const file = basename(path)
  const read = await readBounded(path, LONGEST).catch((error: unknown) => {
    const system = systemCode(error) ?? '?'
    throw invalid(file, problemAt('', fileFault('not-readable', system, { system })))
  })
  if (!read.ok) throw invalid(file, problemAt('', { what: read.why, reason: read.reason }))
  try {
    return parseFlatJson(new TextDecoder('utf-8', { fatal: true }).decode(read.bytes)) as Json // what JSON parses to
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

/** Its luck is drawn anew when the match is made. */
function checkedPosition({ match }: HostedGame, name: string, value: Json): ChosenFile {
  const state = match.parsePosition(value, openStream(0, 'deal'))
  if (!state.ok) throw invalid(name, state.problem)
  if (match.rules.outcome(state.value)) {
    throw invalid(name, problemAt('', fileFault('over-already', 'the match is over as it stands')))
  }
  const options = asJson(match.optionsOf(state.value)) as ChosenFile['options'] // options are an object
  return { name, value, seats: match.rules.seats(state.value), options }
}

function checkedRuleset({ id, rulesets }: HostedGame, name: string, value: Json): ChosenFile {
  if (!rulesets) throw new Refused('bad-request', `game: the numbers of ${id} are fixed`)
  const ruleset = rulesets.parse(value)
  if (!ruleset.ok) throw invalid(name, ruleset.problem)
  return { name, value, seats: [], options: {} }
}

/** What has no words of its own is told as something that does not fit. */
function invalid(file: string, { where, what, rule, reason = { code: 'misfit' } }: Problem): Refused {
  return new Refused('file-invalid', what, { file, where, reason, ...(rule !== undefined && { rule }) })
}
