import { describe, expect, it } from 'vitest'
import { silentLog } from '../files/log.ts'
import { quiet } from '../testkit/subscribers.ts'
import type { UpdateSource } from './source.ts'
import { Updates } from './updates.ts'

/** Returns a fake feed that records its calls. */
function feed({ newest = '2.0.0', unable = null }: { newest?: string | null; unable?: 'sources' | null } = {}) {
  const asked: string[] = []
  const onQuit: boolean[] = []
  let finish: (error?: Error) => void = () => undefined
  const source: UpdateSource = {
    unable: () => unable,
    find: async () => {
      asked.push('find')
      return newest
    },
    load: (tell) => {
      asked.push('load')
      tell(40)
      return new Promise((resolve, reject) => {
        finish = (error) => (error ? reject(error) : resolve())
      })
    },
    stop: () => {
      asked.push('stop')
      finish(new Error('cancelled'))
    },
    install: () => asked.push('install'),
    byHand: () => null,
    installOnQuit: (wanted) => onQuit.push(wanted),
  }
  return { source, asked, onQuit, finish: (error?: Error) => finish(error) }
}

function updatesOf(source: UpdateSource) {
  const timers: (() => void)[] = []
  let on = true
  const later = (_milliseconds: number, callback: () => void) => void timers.push(callback)
  const updates = new Updates({ source, isOn: () => on, log: silentLog, later })
  const turn = (to: boolean) => {
    on = to
    updates.settingChanged()
  }
  return { updates, timers, turn }
}

/** Downloads an update that the system then refuses to install. `byHand` is the command that would install it. */
async function refused(reason: string, byHand: string | null = null) {
  const { source, asked, finish } = feed()
  source.install = () => {
    throw new Error(reason)
  }
  source.byHand = () => byHand
  const { updates } = updatesOf(source)
  void updates.check()
  await quiet()
  finish()
  await quiet()
  updates.install()
  return { updates, asked }
}

describe('an update', () => {
  it('is found, downloaded and installed on request', async () => {
    const { source, asked, finish } = feed()
    const { updates } = updatesOf(source)
    const checked = updates.check()
    await quiet()
    expect(updates.state).toEqual({ kind: 'loading', version: '2.0.0', percent: 40 })
    finish()
    await checked
    expect(updates.state).toEqual({ kind: 'ready', version: '2.0.0' })
    updates.install()
    expect(asked).toEqual(['find', 'load', 'install'])
  })

  it('is looked for automatically, first some time after the start', async () => {
    const { source, asked } = feed({ newest: null })
    const { updates, timers } = updatesOf(source)
    updates.start()
    expect(asked).toEqual([])
    timers.shift()?.()
    await quiet()
    expect(updates.state).toEqual({ kind: 'idle', current: true })
    timers.shift()?.()
    await quiet()
    expect(asked).toEqual(['find', 'find'])
  })

  it('is not looked for if this copy cannot be updated', async () => {
    const { source, asked } = feed({ unable: 'sources' })
    const { updates } = updatesOf(source)
    await updates.check()
    expect(updates.state).toEqual({ kind: 'unable', why: 'sources' })
    expect(asked).toEqual([])
  })
})

describe('while a match is open', () => {
  it('the feed is not checked until the match is left', async () => {
    const { source, asked } = feed()
    const { updates, timers } = updatesOf(source)
    updates.start()
    updates.setMatchOpen(true)
    timers.shift()?.()
    await updates.check()
    expect(updates.state).toEqual({ kind: 'postponed', version: null })
    expect(asked).toEqual([])
    updates.setMatchOpen(false)
    await quiet()
    expect(asked).toEqual(['find', 'load'])
  })

  it('a download is stopped and resumed afterwards', async () => {
    const { source, asked, finish } = feed()
    const { updates } = updatesOf(source)
    void updates.check()
    await quiet()
    updates.setMatchOpen(true)
    await quiet()
    expect(updates.state).toEqual({ kind: 'postponed', version: '2.0.0' })
    updates.setMatchOpen(false)
    await quiet()
    finish()
    await quiet()
    expect(updates.state).toEqual({ kind: 'ready', version: '2.0.0' })
    expect(asked).toEqual(['find', 'load', 'stop', 'load'])
  })

  it('a download continues if the match was left before it had stopped', async () => {
    const { source, asked } = feed()
    const { updates } = updatesOf(source)
    void updates.check()
    await quiet()
    updates.setMatchOpen(true)
    updates.setMatchOpen(false)
    await quiet()
    expect(updates.state).toMatchObject({ kind: 'loading' })
    expect(asked).toEqual(['find', 'load', 'stop', 'load'])
  })

  it('nothing is installed', async () => {
    const { source, asked, finish } = feed()
    const { updates } = updatesOf(source)
    void updates.check()
    await quiet()
    finish()
    await quiet()
    updates.setMatchOpen(true)
    expect(() => updates.install()).toThrow('match-on-table')
    expect(asked).not.toContain('install')
  })
})

describe('with updates switched off', () => {
  it('the feed is checked neither automatically nor on request', async () => {
    const { source, asked } = feed()
    const { updates, timers, turn } = updatesOf(source)
    turn(false)
    updates.start()
    timers.shift()?.()
    await updates.check()
    expect(updates.state).toEqual({ kind: 'off' })
    expect(asked).toEqual([])
  })

  it('a download is stopped', async () => {
    const { source, asked } = feed()
    const { updates, turn } = updatesOf(source)
    void updates.check()
    await quiet()
    turn(false)
    await quiet()
    expect(updates.state).toEqual({ kind: 'off' })
    turn(true)
    await quiet()
    expect(asked).toEqual(['find', 'load', 'stop', 'load'])
  })

  it('an update downloaded before is not installed on quit', async () => {
    const { source, onQuit, finish } = feed()
    const { updates, turn } = updatesOf(source)
    void updates.check()
    await quiet()
    finish()
    await quiet()
    turn(false)
    expect(onQuit).toEqual([false])
    turn(true)
    expect(onQuit).toEqual([false, true])
    expect(updates.state).toEqual({ kind: 'ready', version: '2.0.0' })
  })
})

describe('a failed update', () => {
  it.each([
    [new Error('net::ERR_CONNECTION_REFUSED'), 'unreachable'],
    [new Error('getaddrinfo ENOTFOUND feed.example'), 'unreachable'],
    [Object.assign(new Error('Cannot find channel'), { code: 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND' }), 'unreachable'],
    [new Error('Could not get code signature for running application'), 'unsigned'],
    [Object.assign(new Error('New version is not signed'), { code: 'ERR_UPDATER_INVALID_SIGNATURE' }), 'unsigned'],
    [Object.assign(new Error('sha512 checksum mismatch'), { code: 'ERR_CHECKSUM_MISMATCH' }), 'damaged'],
    [new Error('who knows'), 'other'],
    ['not even an error', 'other'],
  ])('reports its cause: %s', async (thrown, why) => {
    const { source, asked } = feed()
    source.find = async () => {
      asked.push('find')
      throw thrown
    }
    const { updates } = updatesOf(source)
    await updates.check()
    expect(updates.state).toEqual({ kind: 'failed', why })
    await updates.check()
    expect(asked).toEqual(['find', 'find'])
  })

  it('is reported if the system refused to install it, and can be looked for again', async () => {
    const { updates, asked } = await refused('Command pkexec exited with code 126')
    expect(updates.state).toEqual({ kind: 'failed', why: 'not-installed' })
    void updates.check()
    await quiet()
    expect(asked).toEqual(['find', 'load', 'find', 'load'])
  })

  it('that the system refused to install is reported with the command that installs it', async () => {
    const { updates } = await refused('there is no pkexec', 'sudo apt install table.deb')
    expect(updates.state).toEqual({ kind: 'failed', why: 'not-installed', byHand: 'sudo apt install table.deb' })
  })

  it('cannot be installed', () => {
    const { source } = feed()
    expect(() => updatesOf(source).updates.install()).toThrow('bad-request')
  })
})
