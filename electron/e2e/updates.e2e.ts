import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { UpdateState } from '../contract/ipc.ts'
import { BRISK, type RunningApp, startApp } from './driver/app.ts'
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

/** Starts the program as if it had been installed as one file, with a feed to try. */
async function startWith(description: string, settings = BRISK): Promise<RunningApp> {
  await writeFile(installed(), 'the program of today', { mode: 0o755 })
  const env = { CAPTAINS_TABLE_FEED: description, APPIMAGE: installed(), XDG_CACHE_HOME: join(folder, 'cache') }
  return startApp({ env, settings })
}

const state = () => value(app, 'updates:state', {})

async function settles(kind: UpdateState['kind']): Promise<UpdateState> {
  await expect.poll(async () => (await state()).kind).toBe(kind)
  return state()
}

// The updater for a single file is that of Linux.
describe.runIf(process.platform === 'linux')('a newer program on a feed', () => {
  it('is fetched, never during a match, and takes the place of this one when it ends', async () => {
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

  it('is not taken when it is not what was announced', async () => {
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

  it('that is none is said to be none', async () => {
    feed = await startFeed(folder, { version: '0.0.1', program: NEWER })
    app = await startWith(feed.description)
    await value(app, 'updates:check', {})
    expect(await settles('idle')).toEqual({ kind: 'idle', current: true })
  })

  it('is not even looked for when that is switched off', async () => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER })
    app = await startWith(feed.description, { ...BRISK, updates: false })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'off' })
    await app.page.waitForTimeout(300)
    expect(feed.asked).toEqual([])
  })

  it('cannot be had where nobody answers, and that is said', async () => {
    app = await startWith(await deadFeed(folder))
    await value(app, 'updates:check', {})
    expect(await settles('failed')).toEqual({ kind: 'failed', why: 'unreachable' })
  })
})

describe('the settings', () => {
  it('say in both languages that a program run from its sources is not replaced, and where reports lie', async () => {
    app = await startApp({ size: { width: 1280, height: 800 }, settings: BRISK })
    expect(await value(app, 'updates:check', {})).toEqual({ kind: 'unable', why: 'sources' })
    const { page } = app
    await page.getByTestId('menu-settings').click()
    await page.getByText('runs from its sources').waitFor()
    await page.getByText(join(app.dataFolder, 'crashes')).waitFor()
    await app.screenshot('settings')
    await page.getByTestId('language-ru').click()
    await page.getByText('запущена из исходников').waitFor()
    expect(app.complaints).toEqual([])
  })

  it.runIf(process.platform === 'linux')('look for a newer version when told to, and switch that off', async () => {
    feed = await startFeed(folder, { version: '9.9.9', program: NEWER })
    app = await startWith(feed.description, { ...BRISK, language: 'ru' })
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
