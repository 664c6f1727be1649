import type { Handlers } from '../clients/answer.ts'
import { Refused } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import type { Log } from '../files/log.ts'
import type { UsedSettings } from '../files/usedSettings.ts'
import type { BotMemory } from '../matches/bots/botMemory.ts'
import type { Recorder } from '../matches/recorder.ts'
import { readRecordFile } from '../people/exchange.ts'
import type { People } from '../people/people.ts'
import { requireProfile } from '../people/profiles.ts'
import { rebuildRecord } from '../people/rebuild.ts'
import { matchKey } from '../people/resultOf.ts'
import { asSaveFailed } from '../saves/folder.ts'
import type { Store } from '../saves/store.ts'
import { runInSlices } from '../time/timeSlices.ts'
import type { JsonDialogs } from './files.ts'

type PeopleHandlers = Pick<Handlers, Extract<keyof Handlers, `people:${string}`>>

/** The parts of the host that know its people. */
export interface PeopleParts {
  readonly people: People
  readonly recorder: Recorder
  readonly store: Store
  /** The bots' memory of people. */
  readonly memory: Pick<BotMemory, 'forget'>
  /** The settings in use. */
  readonly settings: UsedSettings
  readonly dialogs: JsonDialogs
  readonly log: Log
}

/** Handlers for the people of this computer; only its window may call them. */
export function peopleHandlers(parts: PeopleParts): PeopleHandlers {
  const { people, recorder, store, memory, settings, dialogs, log } = parts
  return {
    'people:list': async () => ({ ...(await people.list()), playing: settings.playing }),
    'people:create': async (look) => {
      const made = await people.create(look)
      const isFirst = (await people.all()).length === 1
      if (isFirst) await settings.begin(made.id).catch((error: unknown) => log.error('setting not saved', { error }))
      return made
    },
    'people:change': ({ profile, look }) => people.alter(profile, look),
    'people:remove': async ({ profile }) => {
      const removed = await people.remove(profile)
      await memory.forget(profile)
      await settings.forget(profile)
      return removed
    },
    'people:seats': async ({ id }) => {
      const known = await people.all()
      const { profiles } = (await store.peek(id)).content.summary
      return Object.fromEntries(Object.entries(profiles).filter(([, own]) => known.some((one) => one.id === own)))
    },
    'people:play': async ({ profile }) => {
      if (profile !== null) requireProfile(await people.all(), profile)
      return settings.play(profile)
    },
    'people:person': ({ profile }) => people.personRecord(profile, Date.now()),
    'people:news': async ({ id }) => {
      await recorder.idle()
      return people.news(matchKey((await store.peek(id)).content.summary.header))
    },
    'people:rebuild': async () => ({ results: await rebuildRecord(store, people, log) }),
    'people:export': async () => {
      const path = await dialogs.askWhereToWriteJson('captains-table-family.json', 'people')
      if (path === null) throw new Refused('cancelled')
      await writeAtomic(path, await runInSlices(await people.exported())).catch(asSaveFailed)
      return { path }
    },
    'people:import': async () => {
      const path = await dialogs.askForJson('people')
      if (path === null) throw new Refused('cancelled')
      return people.merge(await readRecordFile(path, runInSlices), Date.now())
    },
  }
}
