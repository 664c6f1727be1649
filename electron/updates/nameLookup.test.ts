import { EventEmitter } from 'node:events'
import type { App, ConfigureHostResolverOptions } from 'electron'
import { expect, it } from 'vitest'
import { NameLookup } from './nameLookup.ts'

/** Returns an app that records how it looks up names. */
function recordingApp() {
  const modes: (string | undefined)[] = []
  const configureHostResolver = ({ secureDnsMode }: ConfigureHostResolverOptions) => void modes.push(secureDnsMode)
  const app = Object.assign(new EventEmitter(), { configureHostResolver })
  return { modes, crash: () => app.emit('child-process-gone'), lookup: new NameLookup(app as unknown as App) } // the part of the app that it uses
}

it('names are looked up only while the program needs one, whatever the result', async () => {
  const { modes, lookup } = recordingApp()
  expect(modes).toEqual(['secure'])
  await lookup.during(async () => expect(modes.at(-1)).toBe('automatic'))
  expect(modes.at(-1)).toBe('secure')
  await expect(lookup.during(() => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable')
  expect(modes.at(-1)).toBe('secure')
})

it('names are looked up until the last of several pieces of work is done', async () => {
  const { modes, lookup } = recordingApp()
  const slow = Promise.withResolvers<void>()
  const second = lookup.during(() => slow.promise)
  await lookup.during(async () => undefined)
  expect(modes.at(-1)).toBe('automatic')
  slow.resolve()
  await second
  expect(modes.at(-1)).toBe('secure')
})

it('names stay unknown after the network’s process has crashed', () => {
  const { modes, crash } = recordingApp()
  crash()
  expect(modes).toEqual(['secure', 'secure'])
})
