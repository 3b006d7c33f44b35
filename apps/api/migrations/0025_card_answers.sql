-- Every answer to a card of the deck. When a construct is asked for again is computed from them at each reading.
create table card_answers (
  id bigint generated always as identity primary key,
  learner_id uuid not null references learners (id) on delete cascade,
  card_id text not null,
  -- The construct that the card asked for, as the course names it. A later course may ask for another one with this card.
  construct text,
  place text not null check (place in ('today', 'lesson', 'practice', 'warm-up')),
  answer jsonb not null,
  is_correct boolean not null,
  answered_at timestamptz not null
);

create index card_answers_by_learner on card_answers (learner_id, card_id, id);

-- Warm-ups are no longer asked. Their answers stay, as answers to cards of another family.
insert into card_answers (learner_id, card_id, place, answer, is_correct, answered_at)
select learner_id, mcq_id, 'warm-up', jsonb_build_object('selected_option', selected_option), is_correct, answered_at
from warm_up_answers
order by id;

drop table warm_up_answers;
drop table skipped_warm_ups;
