import type { Handlers } from '../clients/answer.ts'
import type { People } from '../people/people.ts'
import type { Store } from '../saves/store.ts'

type PeopleHandlers = Pick<Handlers, Extract<keyof Handlers, `people:${string}`>>

/** The bots' memory of people. */
interface Forgetful {
  forget(player: string): Promise<void>
}

/** Handlers for the people of this computer; only its window may call them. */
export function peopleHandlers(people: People, store: Store, memory: Forgetful): PeopleHandlers {
  return {
    'people:list': () => people.list(),
    'people:create': (look) => people.create(look),
    'people:change': ({ profile, look }) => people.alter(profile, look),
    'people:remove': async ({ profile }) => {
      const removed = await people.remove(profile)
      await memory.forget(profile)
      return removed
    },
    'people:seats': async ({ id }) => {
      const known = await people.all()
      const { profiles } = (await store.peek(id)).content.summary
      return Object.fromEntries(Object.entries(profiles).filter(([, own]) => known.some((one) => one.id === own)))
    },
  }
}
