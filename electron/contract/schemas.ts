import { z } from 'zod'
import { CHANNEL_ID, DELAY_ENDS, LONGEST_WATCH_DELAY } from './channels.ts'
import { FEED_SIZES } from './cleanFeed.ts'
import {
  type Channel,
  type Channels,
  FILE_KINDS,
  GAME_IDS,
  type Json,
  SAVE_SELECTIONS,
  type SaveSelection,
  type Settings,
} from './ipc.ts'
import { LONGEST_CALL } from './joining.ts'
import { isJson } from './json.ts'
import { PROFILE_COLOURS, PROFILE_FLAGS, PROFILE_GLYPHS, PROFILE_ID } from './people.ts'
import { LONGEST_MESSAGE, LONGEST_STACK } from './plainText.ts'
import { SETTING_CHECKS } from './settingChecks.ts'
import {
  dealNameText,
  lessonId,
  mapLabel,
  matchClock,
  nameText,
  player,
  saveId,
  seatName,
  titleText,
  writtenTitle,
} from './texts.ts'
import { VOTE_SECONDS } from './vote.ts'

const nothing = z.strictObject({})
const json = z.custom<Json>(isJson, 'not JSON')
const byId = z.strictObject({ id: saveId })

const channelId = z.string().regex(CHANNEL_ID)
const milliseconds = z.int().min(0).max(LONGEST_WATCH_DELAY)
const delayEnd = z.enum(DELAY_ENDS)
const profileId = z.string().regex(PROFILE_ID)
const profileLook = {
  name: nameText,
  colour: z.enum(PROFILE_COLOURS),
  flag: z.enum(PROFILE_FLAGS),
  glyph: z.enum(PROFILE_GLYPHS),
}

const setting = <K extends keyof Settings>(name: K) => z.custom<Settings[K]>(SETTING_CHECKS[name]).exactOptional()
type SettingSchemas = { readonly [K in keyof Settings]: ReturnType<typeof setting<K>> }
const settingNames = Object.keys(SETTING_CHECKS) as readonly (keyof Settings)[] // the table's own keys
const settingsChange = z.strictObject(
  Object.fromEntries(settingNames.map((name) => [name, setting(name)])) as SettingSchemas, // one for each name
)

const matchSetup = z.strictObject({
  game: z.enum(GAME_IDS),
  options: z.record(z.string(), json),
  position: json.exactOptional(),
  positionOf: saveId.exactOptional(),
  seed: z.int().min(0).exactOptional(),
  dealName: dealNameText.exactOptional(),
  seats: z.record(seatName, z.strictObject({ name: nameText, player, profile: profileId.exactOptional() })),
  title: titleText.exactOptional(),
  lesson: lessonId.exactOptional(),
  map: mapLabel.exactOptional(),
  clock: matchClock.exactOptional(),
})

/** The largest map with all kinds in its deck takes less than two thousand characters. */
const mapText = z
  .string()
  .max(4096)
  .regex(/^[\x20-\x7e\n]+$/, 'no text of a map')

/** A PNG file as base64: the first eleven letters are its signature. The page's pictures take less than half of this. */
const png = z
  .string()
  .max(3 * 1024 * 1024)
  .regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, 'no picture')

/** The page numbers its connections. */
const wire = z.int().min(0).max(1_000_000_000)
const shortText = z.string().min(1).max(64)
const reach = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('computer') }),
  z.strictObject({ kind: z.literal('network'), address: shortText }),
])
const lobbyPlan = z.strictObject({
  game: z.enum(GAME_IDS),
  title: titleText,
  map: mapLabel.exactOptional(),
  clock: matchClock.exactOptional(),
  seats: z
    .array(z.strictObject({ seat: seatName, name: nameText, player }))
    .min(1)
    .max(16)
    .readonly(),
})

const SELECTIONS = Object.keys(SAVE_SELECTIONS) as SaveSelection[] // its own keys

/** The schema of each channel's request; unknown fields are rejected. */
export const REQUESTS = {
  'app:info': nothing,
  'app:quit': nothing,
  'app:report': z.strictObject({
    message: z.string().max(LONGEST_MESSAGE),
    stack: z.string().max(LONGEST_STACK).exactOptional(),
  }),
  'app:showReports': nothing,
  'windows:private': nothing,
  'windows:endAir': nothing,
  'windows:protect': z.strictObject({ on: z.boolean() }),
  'windows:feed': z.strictObject({
    size: z.enum(FEED_SIZES),
    borderless: z.boolean(),
    channel: channelId.exactOptional(),
  }),
  'windows:closeFeed': nothing,
  'updates:state': nothing,
  'updates:check': nothing,
  'updates:install': nothing,
  'settings:get': nothing,
  'settings:change': settingsChange,
  'match:create': matchSetup,
  'match:open': byId,
  'match:leave': byId,
  'match:play': z.strictObject({ id: saveId, seat: seatName, move: json }),
  'match:undo': z.strictObject({ id: saveId, seat: seatName }),
  'match:rewind': z.strictObject({ id: saveId, moves: z.int().min(0) }),
  'match:giveUp': z.strictObject({ id: saveId, seat: seatName }),
  'match:end': z.strictObject({ id: saveId }),
  'match:waitForPad': z.strictObject({ id: saveId, seat: seatName, waits: z.boolean() }),
  'match:pause': z.strictObject({ id: saveId, paused: z.boolean() }),
  'match:playOut': z.strictObject({ id: saveId, seat: seatName }),
  'match:seat': z.strictObject({ id: saveId, seat: seatName, player, name: nameText.exactOptional() }),
  'match:look': z.strictObject({ id: saveId, viewer: seatName }),
  'match:shown': z.strictObject({
    id: saveId,
    moves: z.int().min(0),
    lastEvent: z.int().min(0).exactOptional(),
    covered: z.literal(true).exactOptional(),
  }),
  'match:advise': z.strictObject({ id: saveId, seat: seatName }),
  'match:analysis': z.strictObject({ id: saveId, skip: z.int().min(0), skipAgain: z.int().min(0).exactOptional() }),
  'match:stopAnalysis': byId,
  'match:replay': byId,
  'match:deal': byId,
  'screens:state': nothing,
  'screens:open': z.strictObject({ reach, port: z.int().min(0).max(65535).exactOptional() }),
  'screens:renew': z.strictObject({ reach }),
  'screens:close': nothing,
  'screens:newWords': nothing,
  'screens:admit': z.strictObject({ request: shortText }),
  'screens:refuse': z.strictObject({ request: shortText }),
  'screens:revoke': z.strictObject({ link: shortText }),
  'screens:release': z.strictObject({ guest: shortText }),
  'screens:approveName': z.strictObject({ guest: shortText, name: shortText }),
  'screens:removeName': z.strictObject({ guest: shortText }),
  'screens:voting': z.strictObject({
    seconds: z.int().min(VOTE_SECONDS.least).max(VOTE_SECONDS.most),
    fromChat: z.boolean(),
  }),
  'screens:lead': z.strictObject({ on: z.boolean() }),
  'screens:watchDelay': z.strictObject({
    milliseconds,
    until: delayEnd.exactOptional(),
    channel: channelId.exactOptional(),
  }),
  'screens:addChannel': z.strictObject({ channel: channelId, delay: z.union([milliseconds, delayEnd]) }),
  'screens:addCaster': z.strictObject({ target: channelId.exactOptional() }),
  'screens:agreeCaster': z.strictObject({ seat: seatName, agreed: z.boolean() }),
  'screens:removeChannel': z.strictObject({ channel: channelId }),
  'screens:plan': z.strictObject({ plan: lobbyPlan.nullable() }),
  'joining:look': z.strictObject({ on: z.boolean() }),
  'joining:connect': z.strictObject({ wire, host: shortText, port: z.int().min(1).max(65535) }),
  'joining:send': z.strictObject({ wire, text: z.string().min(1).max(LONGEST_CALL) }),
  'joining:disconnect': z.strictObject({ wire }),
  'saves:list': z.strictObject({
    only: z.enum(SELECTIONS).exactOptional(),
    game: z.enum(GAME_IDS).exactOptional(),
    limit: z.int().min(1).exactOptional(),
    after: saveId.exactOptional(),
  }),
  'saves:rename': z.strictObject({ id: saveId, title: titleText }),
  'saves:copy': z.strictObject({ id: saveId, title: titleText }),
  'saves:remove': byId,
  'saves:export': z.strictObject({ id: saveId, content: z.enum(['match', 'replay']) }),
  'saves:import': nothing,
  'replays:open': nothing,
  'files:open': z.strictObject({ content: z.enum(['match', 'replay']) }),
  'maps:export': z.strictObject({ name: writtenTitle, text: mapText }),
  'maps:import': nothing,
  'pictures:export': z.strictObject({ name: writtenTitle, png }),
  'people:list': nothing,
  'people:create': z.strictObject(profileLook),
  'people:change': z.strictObject({ profile: profileId, look: z.strictObject(profileLook) }),
  'people:remove': z.strictObject({ profile: profileId }),
  'people:play': z.strictObject({ profile: profileId.nullable() }),
  'people:person': z.strictObject({ profile: profileId }),
  'people:news': byId,
  'people:rebuild': nothing,
  'people:export': nothing,
  'people:import': nothing,
  'people:seats': byId,
  'files:choose': z.strictObject({ game: z.enum(GAME_IDS), kind: z.enum(FILE_KINDS) }),
  'files:saveRuleset': z.strictObject({ game: z.enum(GAME_IDS) }),
} as const satisfies { readonly [C in Channel]: z.ZodType<Channels[C]['request']> }

/** Channels whose schema rejects something that the contract allows: there must be none. */
export type TooStrict = {
  [C in Channel]: Channels[C]['request'] extends z.input<(typeof REQUESTS)[C]> ? never : C
}[Channel]
