import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, expect, it } from 'vitest'
import type { Language, MatchSetup } from '../contract/ipc.ts'
import { FAST_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openPhone, openScreen, PHONE } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const SIZES = [PHONE, { width: 844, height: 390 }, { width: 1280, height: 800 }] as const
const AWAY = { name: 'Masha', player: { kind: 'human', elsewhere: true } } as const
const BOT = { name: 'Drake', player: { kind: 'bot', level: 'easy' } } as const
const MATCHES: readonly MatchSetup[] = [
  { game: 'jackal', options: { players: 2 }, seats: { white: AWAY, red: BOT } },
  { game: 'admiral', options: { captains: 'none' }, seats: { red: AWAY, blue: BOT } },
  { game: 'sea-battle', options: { first: 'south' }, seats: { south: AWAY, north: BOT } },
]
const FOLDER = join(PICTURES, 'pages')

let app: RunningApp | null = null
afterEach(async () => {
  await app?.discard()
  app = null
})

/** Returns, in words, what is wider than a page's screen or cut off. */
function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const named = (one: Element) => `${one.className || one.tagName} “${one.textContent?.trim().slice(0, 40)}”`
    const isWide = document.documentElement.scrollWidth > window.innerWidth + 1
    const cut = [...document.querySelectorAll<HTMLElement>('button, button *, h1, h2, p, label, li')].filter((one) => {
      const { overflowX, display } = getComputedStyle(one)
      return (
        !one.closest('.visually-hidden') &&
        display !== 'inline' &&
        overflowX !== 'visible' &&
        one.scrollWidth > one.clientWidth + 1
      )
    })
    const outside = [...document.querySelectorAll<HTMLElement>('button')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      return (
        width > 0 && (left < -1 || right > window.innerWidth + 1) && !one.closest('[data-scrolls], .ship-rail, ol, ul')
      )
    })
    return [
      ...(isWide ? ['wider than the screen'] : []),
      ...cut.map((one) => `cut off: ${named(one)}`),
      ...outside.map((one) => `outside: ${named(one)}`),
    ]
  })
}

let faults: string[] = []

async function picture(page: Page, name: string, sizes: readonly (typeof SIZES)[number][] = SIZES): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.waitForTimeout(250)
    const file = `${name}-${size.width}x${size.height}.png`
    await page.screenshot({ path: join(FOLDER, file) })
    faults.push(...(await faultsOf(page)).map((fault) => `${file}: ${fault}`))
  }
}

/** Sets the language of a seat's page, as its reader does. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate(
    (chosen) => localStorage.setItem('settings', JSON.stringify({ language: chosen, speed: 0 })),
    language,
  )
  await page.reload()
}

it.each(['en', 'ru'] as const)('every page has its picture (%s)', async (language) => {
  faults = []
  await mkdir(FOLDER, { recursive: true })
  const running = await startApp({ settings: { ...FAST_SETTINGS, language }, size: { width: 960, height: 600 } })
  app = running
  await running.page.getByTestId('menu-join').click()
  await running.page.getByTestId('join-address').waitFor()
  await running.page.screenshot({ path: join(FOLDER, `join-${language}-960x600.png`) })
  let seat: Page | null = null
  let watch: Page | null = null
  for (const setup of MATCHES) {
    const { id } = await value(running, 'match:create', setup)
    await value(running, 'match:open', { id })
    if (!seat) {
      seat = await openPhone(running)
      await speak(seat, language)
      await seat.getByTestId('lobby-join').waitFor()
      await picture(seat, `lobby-${language}`)
      await seat.getByTestId('lobby-name').fill('Masha')
      await seat.getByTestId('lobby-join').click()
    } else {
      await seat.setViewportSize(PHONE) // a table opens in the layout that suits the screen
      await seat.reload()
    }
    await seat.getByTestId('flat-table').waitFor()
    await picture(seat, `seat-${setup.game}-${language}`)
    const { origin, hash } = new URL(await addressOf(running, 'watch'))
    const at = (path: string) => `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}${hash}`
    watch ??= await openScreen(running, at('/overlay/score'), SIZES[2])
    for (const part of ['score', 'turn', 'log']) {
      await watch.goto(at(`/overlay/${part}`))
      await watch.waitForTimeout(600)
      await picture(watch, `overlay-${part}-${setup.game}-${language}`, [SIZES[2]])
    }
    await watch.setViewportSize(PHONE)
    await watch.goto(at('/watch?flat'))
    await watch.getByTestId('flat-table').waitFor()
    await picture(watch, `watch-flat-${setup.game}-${language}`)
  }
  expect(faults).toEqual([])
})
