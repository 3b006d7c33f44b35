-- Skills are named by what they are, such as 'for-range', and no longer by a number.
create table skill_names (former text primary key, name text not null);

insert into skill_names values
  ('S01', 'predict-output'),
  ('S02', 'statement-order'),
  ('S03', 'fix-syntax'),
  ('S04', 'print-pieces'),
  ('S05', 'value-types'),
  ('S06', 'floor-and-remainder'),
  ('S07', 'arithmetic'),
  ('S08', 'variables'),
  ('S09', 'join-text'),
  ('S10', 'read-input'),
  ('S11', 'f-strings'),
  ('S12', 'fixed-decimals'),
  ('S13', 'comparisons'),
  ('S14', 'if-else'),
  ('S15', 'elif'),
  ('S16', 'for-range'),
  ('S17', 'loop-variable'),
  ('S18', 'count-and-sum'),
  ('S19', 'while'),
  ('S20', 'text-index'),
  ('S21', 'text-slices'),
  ('S22', 'text-methods'),
  ('S23', 'loop-over-text'),
  ('S24', 'make-lists'),
  ('S25', 'list-functions'),
  ('S26', 'define-functions'),
  ('S27', 'return-values'),
  ('S28', 'dictionaries'),
  ('S29', 'missing-keys'),
  ('S30', 'count-with-dictionary'),
  ('S31', 'debug-program'),
  ('S32', 'nested-loops'),
  ('S33', 'lists-of-lists'),
  ('S34', 'search-and-sort'),
  ('S35', 'try-except'),
  ('S36', 'command-programs');

-- The names of a list of skills, in its order.
create function skill_names_of(former_names text[]) returns text[] language sql as $$
  select coalesce(array_agg(coalesce(name, item) order by place), '{}')
  from unnest(former_names) with ordinality as listed (item, place)
  left join skill_names on former = item
$$;

-- The stored exercise lists its skills, too.
create function content_with_skill_names(content jsonb) returns jsonb language sql as $$
  select case
    when jsonb_typeof(content -> 'skills') = 'array' then jsonb_set(
      content,
      '{skills}',
      to_jsonb(skill_names_of(array(select jsonb_array_elements_text(content -> 'skills'))))
    )
    else content
  end
$$;

update exercise_pool set skills = skill_names_of(skills), content = content_with_skill_names(content);

-- Longer names count for the stored bytes of their learner.
with renamed as (
  update personalized_exercises as exercise
  set
    skills = skill_names_of(exercise.skills),
    focus_skill = coalesce((select name from skill_names where former = exercise.focus_skill), exercise.focus_skill),
    content = content_with_skill_names(exercise.content)
  from personalized_exercises as old
  where old.id = exercise.id
  returning
    exercise.learner_id,
    octet_length(coalesce(exercise.content::text, '')) - octet_length(coalesce(old.content::text, '')) as bytes
)
update learner_progress as record
set stored_bytes = record.stored_bytes + grown.bytes
from (select learner_id, sum(bytes) as bytes from renamed group by learner_id) as grown
where record.learner_id = grown.learner_id;

drop function content_with_skill_names;
drop function skill_names_of;
drop table skill_names;
