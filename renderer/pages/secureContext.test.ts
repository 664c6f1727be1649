import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn, reachedFrom, wayTo } from '../../build/directions/reached.ts'

/** Features that browsers offer only to https pages; pages in a home network have none of them. */
const SECURE = [
  'crypto.subtle',
  'crypto.randomUUID',
  'isSecureContext',
  'serviceWorker',
  'clipboard',
  'wakeLock',
  'mediaDevices',
  'geolocation',
  'credentials',
  'locks',
  'navigator.storage',
  'navigator.share',
  'navigator.keyboard',
  'navigator.gpu',
  'getGamepads',
  'requestMIDIAccess',
  'getBattery',
  'indexedDB.databases',
  'cookieStore',
  'caches',
  'SharedArrayBuffer',
  'AudioWorkletNode',
  'audioWorklet',
  'Notification',
  'PushManager',
  'PaymentRequest',
  'WebTransport',
  'VideoDecoder',
  'showOpenFilePicker',
  'showSaveFilePicker',
  'DeviceMotionEvent',
  'DeviceOrientationEvent',
]

/** Returns the uses of such features; an optional use such as `navigator.share?.(…)` does not count. */
function usesIn(code: string): readonly string[] {
  const program = code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return SECURE.filter((name) =>
    new RegExp(`(?<![\\w'"/-])${name.replace('.', '\\.')}(?![\\w'"]|\\?\\.)`).test(program),
  )
}

it('no page of other screens needs a secure context, which a home network is not', () => {
  const reached = reachedFrom(filesIn('renderer/pages').concat('renderer/flatGames.ts', 'renderer/overlayGames.ts'))
  const code = [...reached.keys()].filter((name) => /^(renderer|engine|electron|models)\/.*\.tsx?$/.test(name))
  const uses = code.flatMap((file) =>
    usesIn(readFileSync(file, 'utf8')).map((name) => `${name}: ${wayTo(file, reached)}`),
  )
  expect(uses).toEqual([])
  expect(code.length).toBeGreaterThan(300)
})

it('finds uses that need one', () => {
  expect(usesIn('await crypto.subtle.digest(a); await navigator.clipboard.writeText(b)')).toEqual([
    'crypto.subtle',
    'clipboard',
  ])
  expect(usesIn('new Notification(title); navigator.wakeLock.request()')).toEqual(['wakeLock', 'Notification'])
  expect(usesIn("navigator.share?.({}); const word = 'caches' // no crypto.subtle here")).toEqual([])
})
