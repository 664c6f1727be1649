import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UPDATE_FEED } from '../contract/environment.ts'
import type { UpdateState } from '../contract/ipc.ts'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { deadFeed, type LocalFeed, startFeed } from './driver/feed.ts'
import { call, newMatch, value } from './driver/host.ts'

const NEWER = Buffer.from('#!/bin/sh\n# a newer program\n'.repeat(2000))

let folder: string
let app: RunningApp
let feed: LocalFeed | null = null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-feed-'))
})
afterEach(async () => {
  feed?.close()
  feed = null
  await app.discard()
  await rm(folder, { recursive: true, force: true })
})

const installed = () => join(folder, 'installed.AppImage')

/** Starts the program as if installed as a single file, with a test feed. */
async function startWith(description: string, settings = FAST_SETTINGS): Promise<RunningApp> {
  await writeFile(installed(), 'the program of today', { mode: 0o755 })
  const env = { [UPDATE_FEED]: description, APPIMAGE: installed(), XDG_CACHE_HOME: join(folder, 'cache') }
  return startApp({ env, settings })
}

const state = () => value(app, 'updates:state', {})

async function settles(kind: UpdateState['kind']): Promise<UpdateState> {
  await expect.poll(async () => (await state()).kind).toBe(kind)
  return state()
}

// The single-file updater exists on Linux only.
describe.runIf(process.platform === 'linux')('an update on a feed', () => {
  it('is downloaded, but never during a match, and installed on quit', async () => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER })
    app = await startWith(feed.description)
    const id = await newMatch(app, 1)
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'postponed', version: null })
    await app.page.waitForTimeout(500)
    expect(feed.asked).toEqual([])
    await value(app, 'match:leave', { id })
    expect(await settles('ready')).toEqual({ kind: 'ready', version: '9.9.9' })
    expect(feed.asked[0]).toBe('/latest-linux.yml')
    await value(app, 'match:open', { id })
    expect(await call(app, 'updates:install', {})).toEqual({ ok: false, problem: { code: 'match-on-table' } })
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
    await app.quit()
    expect(await readFile(installed())).toEqual(NEWER)
  })

  it('is rejected if it differs from what was announced', async () => {
    feed = await startFeed(folder, {
      version: '9.9.9',
      program: NEWER,
      announced: Buffer.from(NEWER).fill('x', 100, 200),
    })
    app = await startWith(feed.description)
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'damaged' })
    await app.quit()
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
  })

  it.each(['other', null] as const)('is rejected and never downloaded if it is signed by %s', async (signedBy) => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER, signedBy })
    app = await startWith(feed.description)
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'unsigned' })
    expect(feed.asked).toEqual(['/latest-linux.yml'])
    await app.quit()
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
  })

  it('that does not exist is reported as none', async () => {
    feed = await startFeed(folder, { version: '0.0.1', program: NEWER })
    app = await startWith(feed.description)
    await value(app, 'updates:check', {})
    expect(await settles('idle')).toEqual({ kind: 'idle', current: true })
  })

  it('is not looked for when switched off', async () => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER })
    app = await startWith(feed.description, { ...FAST_SETTINGS, updates: false })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'off' })
    await app.page.waitForTimeout(300)
    expect(feed.asked).toEqual([])
  })

  it('fails with a message if the feed is unreachable', async () => {
    app = await startWith(await deadFeed(folder))
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'unreachable' })
  })
})

describe('the settings', () => {
  it('say in both languages that a program run from its sources is not updated, and where reports are', async () => {
    app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'unable', why: 'sources' })
    const { page } = app
    await page.getByTestId('menu-settings').click()
    await page.getByText('runs from source').waitFor()
    await page.getByText(join(app.dataFolder, 'crashes')).waitFor()
    await app.screenshot('settings')
    await page.getByTestId('language-ru').click()
    await page.getByText('запущена из исходного кода').waitFor()
    expect(app.consoleErrors).toEqual([])
  })

  it.runIf(process.platform === 'linux')('check for an update on request and switch updates off', async () => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER })
    app = await startWith(feed.description, { ...FAST_SETTINGS, language: 'ru' })
    const { page } = app
    await page.getByTestId('menu-settings').click()
    await page.getByTestId('updates-check').click()
    await page.getByText('Версия 9.9.9 готова').waitFor()
    await page.getByTestId('updates-install').waitFor()
    await page.getByTestId('setting-updates').click()
    await expect.poll(async () => (await value(app, 'settings:get', {})).updates).toBe(false)
    await app.quit()
    expect(await readFile(installed(), 'utf8')).toBe('the program of today')
  })
})
