import type { Language } from '../../../electron/contract/ipc.ts'

/** The number of drawn words. */
const COUNT = 3

/** Things of the sea, easy to say and to spell. */
export const DEAL_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: wordsOf(`
    amber anchor atoll barrel beacon breeze cannon cliff cloud compass coral crab current doubloon drum eagle ember ferry
    flag gale galleon gull hammock harbour island jungle kraken lagoon lantern mango mast mermaid monkey mutiny north oar
    palm parrot pearl plank raft reef rudder rum sail sand shark shell spice spyglass squall star storm summer sunset
    tavern thunder tide timber treasure turtle volcano wave whale
  `),
  ru: wordsOf(`
    акула атолл бочка бриз буря ветер волна вулкан гавань гамак гарпун гром джунгли дублон жемчуг закат залив звезда
    каюта кит клад компас коралл краб кракен лагуна лето мачта маяк мель мыс обезьяна облако огонь орёл остров отлив
    парус пальма песок пират попугай прибой причал пряность пушка раковина риф ром русалка север скала сундук тайфун
    течение трактир туман флаг фонарь чайка черепаха шквал штиль якорь янтарь
  `),
}

/** Returns a name for a deal: three words, one of a quarter of a million. */
export function drawDealName(language: Language): string {
  const words = DEAL_WORDS[language]
  return Array.from({ length: COUNT }, () => words[Math.floor(Math.random() * words.length)]).join(' ')
}

/**
 * Returns the name of the deal of the day: its date in UTC, `2026-11-23`, so that it is the same all over the world.
 */
export function dealOfTheDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
