/** A deal while it is being built, and the moves it stands for (see `actions.py`). */
import type { Move } from "$lib/api/client";
import {
  allGoods,
  type Clause,
  type Deal,
  type Good,
  type Goods,
  type Offer,
  type View,
} from "./types";

export type Part = "gain" | "halves" | "loss" | "discard";
export type Kind = "attack" | "spare" | "aid-attack" | "aid-defence" | "abstain" | Part;

export interface Promised {
  kind: Kind;
  target: number;
  /** Who is assisted; -1 where nobody is. */
  ally: number;
  amount: number;
}

/** What one side of a deal brings. */
export interface Share {
  goods: Goods;
  promises: Promised[];
}

export interface Draft {
  partner: number;
  /** The number of the partner's offer that it answers; 0 if none. */
  answers: number;
  wed: boolean;
  /** The number of the deal that it would replace; 0 if none. */
  instead: number;
  /** Each side owes its part whatever the other does. */
  alone: boolean;
  mine: Share;
  theirs: Share;
}

function nothing(): Share {
  return { goods: {}, promises: [] };
}

export function newDraft(partner: number, wed: boolean): Draft {
  return {
    partner,
    answers: 0,
    wed,
    instead: 0,
    alone: false,
    mine: nothing(),
    theirs: nothing(),
  };
}

function shareOf(clauses: Clause[], seat: number): Share {
  const share = nothing();
  for (const clause of clauses) {
    if (clause.by !== seat) continue;
    if (clause.kind === "give") share.goods[clause.good as Good] = clause.amount ?? 0;
    else {
      share.promises.push({
        kind: clause.kind as Kind,
        target: clause.target ?? -1,
        ally: clause.ally ?? -1,
        amount: clause.amount ?? 0,
      });
    }
  }
  return share;
}

/** An answer to somebody's offer, beginning with what was offered. */
export function counterTo(offer: Offer): Draft {
  return {
    partner: offer.proposer,
    answers: offer.number,
    wed: offer.wed,
    instead: 0,
    alone: offer.alone,
    mine: shareOf(offer.terms, offer.partner),
    theirs: shareOf(offer.terms, offer.proposer),
  };
}

/** Without the marriage where there can be none any more; goods only the married trade go with it. */
export function asPossible(draft: Draft, wed: boolean): Draft {
  return draft.wed && !wed ? { ...draft, wed: false } : draft;
}

/** As an offer of its own, where the letter that it answers or the deal that it changes is gone. */
export function asItStands(
  draft: Draft,
  view: Pick<View, "generation" | "offers" | "deals">,
): Draft {
  const { partner, answers, instead } = draft;
  const isAsked = view.offers.some((one) => one.proposer === partner && one.number === answers);
  const inForce = view.deals.filter((one) => one.generation === view.generation && !one.cancelled);
  const isInForce = inForce.some((one) => one.number === instead);
  if ((isAsked || !answers) && (isInForce || !instead)) return draft;
  return { ...draft, answers: isAsked ? answers : 0, instead: isInForce ? instead : 0 };
}

/** Another deal instead of one in force, beginning with what was agreed. */
export function insteadOf(deal: Deal, me: number): Draft {
  const partner = deal.parties.find((seat) => seat !== me) ?? -1;
  const terms = deal.terms ?? [];
  return {
    ...newDraft(partner, false),
    instead: deal.number,
    alone: deal.alone ?? false,
    mine: shareOf(terms, me),
    theirs: shareOf(terms, partner),
  };
}

function goodsOf(share: Share, allowed: readonly string[]): Goods {
  const goods: Goods = {};
  for (const good of allGoods()) {
    const amount = share.goods[good] ?? 0;
    if (amount > 0 && allowed.includes(good)) goods[good] = amount;
  }
  return goods;
}

function wordsOf(one: Promised): Move {
  const { target, ally, amount } = one;
  if (one.kind === "attack") return { attack: target, with: amount };
  if (one.kind === "aid-attack") return { assist: ally, attacking: target, with: amount };
  if (one.kind === "aid-defence") return { assist: ally, defending: target, with: amount };
  if (one.kind === "halves") return { divide: target, halves: true };
  if (one.kind === "gain" || one.kind === "loss" || one.kind === "discard")
    return { divide: target, [one.kind]: amount };
  return { [one.kind]: target };
}

/** The move a draft stands for; goods that the two cannot trade are left out. */
export function moveOf(draft: Draft, allowed: readonly string[]): Move {
  const { partner, answers, wed } = draft;
  const move: Move = answers
    ? { counter: partner, number: answers, ...(wed ? { wed: true } : {}) }
    : { [wed ? "wed" : "offer"]: partner };
  if (draft.instead && !wed) move["instead"] = draft.instead;
  const parts: [string, string, Share][] = [
    ["give", "promise", draft.mine],
    ["want", "ask", draft.theirs],
  ];
  for (const [goodsWord, promiseWord, share] of parts) {
    const goods = goodsOf(share, allowed);
    if (Object.keys(goods).length) move[goodsWord] = goods;
    if (share.promises.length) move[promiseWord] = share.promises.map(wordsOf);
  }
  if (draft.alone && hasTerms(move)) move["alone"] = true;
  return move;
}

function hasTerms(move: Move): boolean {
  return ["give", "want", "promise", "ask"].some((word) => word in move);
}

export function isEmpty(move: Move): boolean {
  return !("wed" in move) && !hasTerms(move);
}

/** The same draft without the offer it answers, as the list of choices knows it. */
export function plain(draft: Draft): Draft {
  return { ...draft, answers: 0 };
}

function promised(kind: Kind, target: number, ally = -1, amount = 2): Promised {
  return { kind, target, ally, amount };
}

/** What people often propose, to begin with; which of them are possible is not said here. */
export function ideas(me: number, partner: number, others: number[], wed: boolean): Draft[] {
  const blank = newDraft(partner, false);
  const between = (mine: Share, theirs: Share, wedding = false): Draft => ({
    ...blank,
    wed: wedding,
    mine,
    theirs,
  });
  const promise = (one: Promised): Share => ({ goods: {}, promises: [one] });
  const give = (goods: Goods): Share => ({ goods, promises: [] });
  const found = [
    between(promise(promised("spare", partner)), promise(promised("spare", me))),
    ...others
      .slice(0, 1)
      .map((x) =>
        between(promise(promised("halves", partner)), promise(promised("aid-attack", x, me))),
      ),
    between(give({ gold: 2 }), give({ military: 1 })),
    between(give({ military: 1 }), give({ gold: 2 })),
    between(give({ gold: 1 }), promise(promised("spare", me))),
    ...others.map((x) => between(promise(promised("attack", x)), promise(promised("attack", x)))),
    between(nothing(), promise(promised("abstain", me))),
  ];
  if (!wed) return found;
  return [
    between(nothing(), nothing(), true),
    between(nothing(), give({ gold: 1 }), true),
    between(give({ gold: 1 }), give({ military: 1 }), true),
    ...found,
  ];
}

export type Party = "mine" | "theirs";

export function withGoods(draft: Draft, party: Party, good: Good, amount: number): Draft {
  const share = draft[party];
  return { ...draft, [party]: { ...share, goods: { ...share.goods, [good]: amount } } };
}

export function withPromise(draft: Draft, party: Party, one: Promised): Draft {
  const share = draft[party];
  return { ...draft, [party]: { ...share, promises: [...share.promises, one] } };
}

export function withoutPromise(draft: Draft, party: Party, index: number): Draft {
  const share = draft[party];
  const promises = share.promises.filter((_, n) => n !== index);
  return { ...draft, [party]: { ...share, promises } };
}
