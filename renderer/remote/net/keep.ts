import { defaultSettings, type Settings } from '../../../electron/contract/ipc.ts'
import { SCREEN_SETTING_CHECKS } from '../../../electron/contract/screenSettingChecks.ts'
import type { LocalSettings } from './netHost.ts'

/** The storage for what a screen must know after a reload; a part of `Storage`. */
export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

const TOKEN = /^[\w-]{22,64}$/

/** The keys, which never change: a page of a later version reads them. */
const KEYS = { screen: 'screen', room: 'token', seat: 'seatToken', name: 'name', settings: 'settings' } as const

/**
 * Keeps the data of this screen: the secret that identifies it, the tokens of its room and seat, its name. Without
 * storage (a private window) it keeps them until the page is closed.
 */
export class Keep {
  private readonly shelf: Shelf
  private readonly kept = new Map<string, string>()

  constructor(shelf: Shelf) {
    this.shelf = shelf
  }

  /** The 128 random bits that identify this screen, made at the first use. */
  get screen(): string {
    const known = this.read(KEYS.screen)
    if (known !== null && TOKEN.test(known)) return known
    const made = randomToken()
    this.write(KEYS.screen, made)
    return made
  }

  /**
   * Takes the token from the fragment of an address. A new token replaces everything that was kept for another room.
   */
  takeFragment(fragment: string): boolean {
    const token = fragment.replace(/^#/, '')
    if (!TOKEN.test(token)) return false
    if (token !== this.read(KEYS.room)) this.forgetSeat()
    this.write(KEYS.room, token)
    return true
  }

  /** The token for joining: the seat's, else the room's; null without either. */
  get token(): string | null {
    return this.read(KEYS.seat) ?? this.read(KEYS.room)
  }

  keepSeat(token: string): void {
    this.write(KEYS.seat, token)
  }

  /** Returns whether a seat was kept. */
  forgetSeat(): boolean {
    const had = this.read(KEYS.seat) !== null
    this.kept.delete(KEYS.seat)
    attempt(() => this.shelf.removeItem(KEYS.seat))
    return had
  }

  get name(): string {
    return this.read(KEYS.name) ?? ''
  }

  set name(name: string) {
    this.write(KEYS.name, name)
  }

  /** Returns the settings of this screen, with defaults for damaged values. */
  settings(locale: string): LocalSettings {
    const read = (): Settings => ({ ...defaultSettings(locale), ...soundOnes(this.read(KEYS.settings)) })
    return {
      read,
      change: (change) => {
        const next = { ...read(), ...change }
        this.write(KEYS.settings, JSON.stringify(next))
        return next
      },
    }
  }

  private read(key: string): string | null {
    return this.kept.get(key) ?? attempt(() => this.shelf.getItem(key)) ?? null
  }

  private write(key: string, value: string): void {
    this.kept.set(key, value)
    attempt(() => this.shelf.setItem(key, value))
  }
}

/** Returns undefined if storage fails: browsers refuse it in private windows and when it is full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function soundOnes(text: string | null): Partial<Settings> {
  const value: unknown = attempt(() => JSON.parse(text ?? '{}') as unknown)
  if (typeof value !== 'object' || value === null) return {}
  const isSound = (key: string, one: unknown) => isScreenSetting(key) && SCREEN_SETTING_CHECKS[key](one)
  return Object.fromEntries(Object.entries(value).filter(([key, one]) => isSound(key, one)))
}

const isScreenSetting = (name: string): name is keyof typeof SCREEN_SETTING_CHECKS =>
  Object.hasOwn(SCREEN_SETTING_CHECKS, name)

/** Returns 128 random bits in base64url. Needs no secure context, because pages in a home network do not have one. */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Returns settings that start as `wished` without storing it; the reader's changes are stored and take precedence. */
export function wishedSettings(settings: LocalSettings, wished: Partial<Settings>): LocalSettings {
  let wish = wished
  const read = (): Settings => ({ ...settings.read(), ...wish })
  return {
    read,
    change: (change) => {
      const left = Object.entries(wish).filter(([key]) => !(key in change))
      wish = Object.fromEntries(left)
      settings.change(change)
      return read()
    },
  }
}
