import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { quitAndInstall } from './quitAndInstall.ts'

/** Returns an updater whose install step runs this function. */
function updaterThat(installs: (events: EventEmitter) => void) {
  const events = new EventEmitter()
  return Object.assign(events, { quitAndInstall: () => installs(events) })
}

describe('an installation', () => {
  it('refused by the system throws, though the updater only emits an event', () => {
    const updater = updaterThat((events) => events.emit('error', new Error('Command pkexec exited with code 126')))
    expect(() => quitAndInstall(updater)).toThrow('code 126')
    expect(updater.listenerCount('error')).toBe(0)
  })

  it('that has begun does not throw and leaves no listener', () => {
    let begun = 0
    const updater = updaterThat(() => begun++)
    quitAndInstall(updater)
    expect(begun).toBe(1)
    expect(updater.listenerCount('error')).toBe(0)
  })
})
